import type { PropertyCard as Property } from '@gable/contract/property'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { usePrice } from '#app/shell/use-price.ts'

type PriceLineProps = {
  property: Pick<Property, 'price' | 'currency' | 'rentPeriod'>
  /** A price that holds no longer. */
  before?: string | null | undefined
  isLarge?: boolean
}

/** The price, and for a home to let how often it is paid. */
export function PriceLine({ property, before, isLarge }: PriceLineProps) {
  const { t } = useTranslation('properties')
  const toPrice = usePrice()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <bdi className={isLarge ? 'type-price' : 'type-price-card'}>{toPrice(property)}</bdi>
      {before && <s className="text-14 text-ink-soft">{toPrice({ ...property, price: before })}</s>}
      {property.rentPeriod && (
        <span className={isLarge ? 'text-ink-soft' : 'text-14 text-ink-soft'}>
          {t(`rentPeriod.${property.rentPeriod}`)}
        </span>
      )}
    </p>
  )
}
