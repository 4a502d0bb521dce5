import type { StatedParameter } from '@gable/contract/catalogue'
import type { PropertyDetail } from '@gable/contract/property'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useMeasure } from '#app/shell/use-area.ts'
import { usePrice } from '#app/shell/use-price.ts'

type Sold = Pick<PropertyDetail, 'deal' | 'price' | 'currency'> & {
  parameters: readonly Pick<StatedParameter, 'key' | 'unit' | 'value'>[]
}

/** What a square metre costs, or a unit that the reader has chosen; nothing of what is let or does not say. */
export function usePricePerArea(): (property: Sold) => string | undefined {
  const { t } = useTranslation('properties')
  const toPrice = usePrice()
  const measureOf = useMeasure()
  return ({ deal, price, currency, parameters }) => {
    const { key = '', value } = parameters.find(({ unit }) => unit === 'sqm') ?? {}
    if (deal !== 'sell' || price === null || typeof value !== 'number' || value === 0) return undefined
    const { squareMetres, sign } = measureOf(key)
    const perUnit = String(Math.round((Number(price) / value) * squareMetres))
    return t('facts.pricePerArea', { price: toPrice({ price: perUnit, currency }), unit: sign })
  }
}
