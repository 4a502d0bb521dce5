import type { Order } from '@gable/contract/checkout'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

/** The tax as its country calls it, or in the words of the page; nothing where there is none. */
export function useTaxWord({ taxName, taxPercent }: Order): string {
  const { t } = useTranslation('checkout')
  return taxName || (Number(taxPercent) > 0 ? t('order.tax') : '')
}

/** The same with its rate. */
export function useTaxName(order: Order): string {
  const { locale } = useLanguage()
  const word = useTaxWord(order)
  if (!word) return ''
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return `${word} ${rate.format(Number(order.taxPercent) / 100)}`
}
