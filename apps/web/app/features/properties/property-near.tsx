import type { PropertyDetail } from '@gable/contract/property'
import { FacilityIcon } from '#app/features/catalogue/facility-icon.tsx'
import { DetailSection } from '#app/features/listings/detail/detail-section.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

const minutesPerKm = 13
const walkKm = 2.5

/** What lies around, the nearest first, with the minutes it takes on foot where one would walk. */
export function PropertyNear({ facilities }: Pick<PropertyDetail, 'facilities'>) {
  const { t } = useTranslation('detail')
  const { locale } = useLanguage()
  if (facilities.length === 0) return null
  const sorted = facilities.toSorted((one, other) => one.distanceKm - other.distanceKm)
  const farthest = Math.max(walkKm, sorted.at(-1)?.distanceKm ?? 0)
  const unit = (value: number, name: string, digits = 0) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: digits }).format(value)
  const away = (km: number) => (km < 1 ? unit(km * 1000, 'meter') : unit(km, 'kilometer', 1))
  const toText = (km: number) => {
    if (km > walkKm) return away(km)
    return t('near.byFoot', { distance: away(km), time: unit(Math.max(1, Math.round(km * minutesPerKm)), 'minute') })
  }
  return (
    <DetailSection title={farthest > walkKm ? t('near.nearby') : t('near.walk')}>
      <ul className="property-near">
        {sorted.map(({ id, icon, name, distanceKm }) => (
          <li key={id}>
            <FacilityIcon name={icon} />
            <span>{name}</span>
            <bdi>{toText(distanceKm)}</bdi>
            <i aria-hidden style={{ inlineSize: `${Math.max(4, (distanceKm / farthest) * 100)}%` }} />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
