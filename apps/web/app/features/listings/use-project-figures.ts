import type { ProjectCard } from '@gable/contract/project'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'

type Stated = Pick<ProjectCard, 'priceFrom' | 'currency' | 'unitCount' | 'deliveryOn'>

/** What a developer has said of price, size and time, in words; nothing for what was left open. */
export function useProjectFigures() {
  const { t } = useTranslation('projects')
  const { locale } = useLanguage()
  const toPrice = usePrice()
  const number = new Intl.NumberFormat(locale)
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  return ({ priceFrom, currency, unitCount, deliveryOn }: Stated) => ({
    price: priceFrom && currency ? { name: t('page.priceFrom'), value: toPrice({ price: priceFrom, currency }) } : null,
    units: unitCount
      ? { name: t('page.units'), value: number.format(unitCount), text: t('page.homes', { count: unitCount }) }
      : null,
    delivery: deliveryOn ? { name: t('page.delivery'), value: month.format(new Date(deliveryOn)) } : null,
  })
}
