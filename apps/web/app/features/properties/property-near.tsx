import type { PropertyDetail } from '@gable/contract/property'
import { FacilityIcon } from '#app/features/catalogue/facility-icon.tsx'
import { DetailSection } from '#app/features/listings/detail/detail-section.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

const minutesPerKm = 13
const walkMinutes = 20

const minutesOnFoot = (km: number) => Math.max(1, Math.round(km * minutesPerKm))

/** What lies around, the nearest first: what one walks to with the minutes it takes, then the rest. */
export function PropertyNear({ facilities }: Pick<PropertyDetail, 'facilities'>) {
  const { t } = useTranslation('detail')
  const { locale } = useLanguage()
  const sorted = facilities.toSorted((one, other) => one.distanceKm - other.distanceKm)
  const isWalk = ({ distanceKm }: (typeof sorted)[number]) => minutesOnFoot(distanceKm) <= walkMinutes
  const unit = (value: number, name: string, digits = 0) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: digits }).format(value)
  const away = (km: number) => (km < 1 ? unit(km * 1000, 'meter') : unit(km, 'kilometer', 1))
  const onFoot = (km: number) => t('near.byFoot', { distance: away(km), time: unit(minutesOnFoot(km), 'minute') })
  return (
    <>
      <Places title={t('near.walk')} facilities={sorted.filter(isWalk)} toText={onFoot} />
      <Places title={t('near.nearby')} facilities={sorted.filter((one) => !isWalk(one))} toText={away} />
    </>
  )
}

type PlacesProps = Pick<PropertyDetail, 'facilities'> & { title: string; toText: (km: number) => string }

function Places({ title, facilities, toText }: PlacesProps) {
  const farthest = facilities.at(-1)?.distanceKm
  if (farthest === undefined) return null
  return (
    <DetailSection title={title}>
      <ul className="property-near">
        {facilities.map(({ id, icon, name, distanceKm }) => (
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
