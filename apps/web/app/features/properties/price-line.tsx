import type { PropertyCard as Home } from '@gable/contract/property'
import { useTranslation } from 'react-i18next'
import { usePrice } from '#app/shell/use-price.ts'

type PriceLineProps = { home: Pick<Home, 'price' | 'currency' | 'rentPeriod'>; isLarge?: boolean }

/** The price, and for a home to let how often it is paid. */
export function PriceLine({ home, isLarge }: PriceLineProps) {
  const { t } = useTranslation('properties')
  const toPrice = usePrice()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <bdi className={isLarge ? 'type-price' : 'type-price-card'}>{toPrice(home)}</bdi>
      {home.rentPeriod && (
        <span className={isLarge ? 'text-ink-soft' : 'text-14 text-ink-soft'}>
          {t(`rentPeriod.${home.rentPeriod}`)}
        </span>
      )}
    </p>
  )
}
