import type { PropertyDetail } from '@gable/contract/property'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { betterOf, changeSinceListed, type CompareRow, pricePerArea, toRow, unionOf } from './compare-table.ts'

export type CompareGroup = { name: string; rows: CompareRow[] }
type ParameterText = (parameter: PropertyDetail['parameters'][number]) => string

const minutesPerKm = 13

/** What can be said about the homes beside each other: a null stands for a home that does not say. */
export function useCompareGroups(homes: readonly PropertyDetail[], toParameterText: ParameterText): CompareGroup[] {
  const { t } = useTranslation('compare')
  const prices = usePriceRows(homes)
  const around = useAroundRows(homes)
  const parameters = unionOf(homes).map((parameter) => {
    const stated = homes.map((home) => home.parameters.find(({ id }) => id === parameter.id))
    const texts = stated.map((one) => (one ? toParameterText(one) : null))
    const figures = stated.map((one) => (typeof one?.value === 'number' ? one.value : null))
    return toRow({ key: String(parameter.id), name: parameter.name }, texts, { figures, better: betterOf(parameter) })
  })
  const general = [
    toRow(
      { key: 'category', name: t('rows.category') },
      homes.map(({ category }) => category.name),
      noFigures(homes),
    ),
  ]
  return [
    { name: t('groups.price'), rows: prices },
    { name: t('groups.home'), rows: [...general, ...parameters] },
    { name: t('groups.around'), rows: around },
  ].filter(({ rows }) => rows.length > 0)
}

const noFigures = (homes: readonly PropertyDetail[]) => ({ figures: homes.map(() => null), better: undefined })

function usePriceRows(homes: readonly PropertyDetail[]): CompareRow[] {
  const { t } = useTranslation(['compare', 'properties'])
  const { locale } = useLanguage()
  const { squareMetres, sign } = useSite().areas.home
  const toPrice = usePrice()
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const perArea = homes.map((home) => pricePerArea(home, squareMetres))
  const changes = homes.map(changeSinceListed)
  const inArea = (price: number, index: number) =>
    toPrice({ price: String(price), currency: homes[index]?.currency ?? '' }, { isCompact: false })
  const rows = [
    toRow(
      { key: 'state', name: t('rows.state') },
      homes.map(({ marketState }) => t(`properties:marketState.${marketState}`)),
      noFigures(homes),
    ),
    toRow(
      { key: 'perArea', name: t('rows.perArea', { unit: sign }) },
      perArea.map((price, index) => (price === null ? null : inArea(price, index))),
      { figures: perArea, better: 'less' },
    ),
    toRow(
      { key: 'change', name: t('rows.sinceListed') },
      changes.map((change) => (change === null ? null : share.format(change))),
      { figures: changes, better: 'less' },
    ),
  ]
  return rows.filter(({ texts }) => texts.some((text) => text !== null))
}

/** What lies near, by the minutes that it takes on foot. */
function useAroundRows(homes: readonly PropertyDetail[]): CompareRow[] {
  const { locale } = useLanguage()
  const { t } = useTranslation('compare')
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute' })
  const all = homes.flatMap(({ facilities }) => facilities)
  const facilities = [...new Map(all.map((facility) => [facility.id, facility])).values()]
  return facilities.map(({ id, name }) => {
    const figures = homes.map((home) => {
      const near = home.facilities.find((facility) => facility.id === id)
      return near ? Math.max(1, Math.round(near.distanceKm * minutesPerKm)) : null
    })
    const texts = figures.map((figure) => (figure === null ? null : minutes.format(figure)))
    return toRow({ key: `near-${id}`, name: t('rows.onFoot', { name }) }, texts, { figures, better: 'less' })
  })
}
