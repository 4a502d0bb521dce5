import type { PropertyDetail } from '@gable/contract/property'
import { DetailSection } from '#app/features/listings/detail/detail-section.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { placeSteps, type PriceStep, toSteps } from './price-steps.ts'

type PropertyPricesProps = { property: PropertyDetail; now: number }

/** Drawn as a line for the eye; the table says the same to everybody. */
export function PropertyPrices({ property, now }: PropertyPricesProps) {
  const { t } = useTranslation('detail')
  const { locale } = useLanguage()
  const toPrice = usePrice()
  const steps = toSteps(property.priceHistory)
  if (steps.length === 0) return null
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'always' })
  return (
    <DetailSection title={t('prices.title')}>
      {steps.length > 1 && <PriceDrawing steps={steps} property={property} now={now} />}
      <table className="property-prices">
        <thead className="ui-visually-hidden">
          <tr>
            <th>{t('prices.date')}</th>
            <th>{t('prices.event')}</th>
            <th>{t('prices.change')}</th>
            <th>{t('prices.price')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map(({ at, event, share, price }) => (
            <tr key={at}>
              <td>
                <time dateTime={at}>{day.format(new Date(at))}</time>
              </td>
              <td>{t(`prices.${event}`)}</td>
              <td data-event={event}>{share !== null && <bdi>{percent.format(share)}</bdi>}</td>
              <td>
                <bdi>{toPrice({ price, currency: property.currency }, { isCompact: false })}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  )
}

function PriceDrawing({ steps, property, now }: PropertyPricesProps & { steps: readonly PriceStep[] }) {
  const toPrice = usePrice()
  const { locale } = useLanguage()
  const places = placeSteps(steps, now)
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  const line = places.map(({ x, y }, index) => (index === 0 ? `M0 ${y * 100}` : `H${x * 100}V${y * 100}`)).join('')
  return (
    // Time runs from left to right in every language.
    <div className="price-drawing" dir="ltr" aria-hidden>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`${line}H100`} />
      </svg>
      {places.map(({ x, y }, index) => (
        <span key={steps[index]?.at} style={{ left: percent(x), top: percent(y) }} data-end={x > 0.85}>
          <bdi>{toPrice({ price: steps[index]?.price ?? null, currency: property.currency }, { isCompact: true })}</bdi>
        </span>
      ))}
      <p>
        <bdi>{month.format(new Date(steps[0]?.at ?? now))}</bdi>
        <bdi>{month.format(new Date(now))}</bdi>
      </p>
    </div>
  )
}
