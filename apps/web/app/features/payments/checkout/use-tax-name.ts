import type { Order } from '@gable/contract/checkout'
import { useLanguage } from '#app/shell/site.ts'

/** The tax as its country calls it, with its rate; nothing where there is none. */
export function useTaxName({ taxName, taxPercent }: Pick<Order, 'taxName' | 'taxPercent'>): string {
  const { locale } = useLanguage()
  if (!taxName) return ''
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return `${taxName} ${rate.format(Number(taxPercent) / 100)}`
}
