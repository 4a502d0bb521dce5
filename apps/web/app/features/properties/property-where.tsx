import type { PropertyDetail } from '@gable/contract/property'
import { approximateRadiusMetres } from '@gable/domain/shown-point'
import { DetailMapPlace } from '#app/features/listings/detail/detail-map-place.tsx'
import { placeOf } from '#app/features/listings/detail/place-of.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

/** The point on the map, or the circle in which the home is. */
export function PropertyWhere({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('detail')
  const { locale } = useLanguage()
  const { latitude, longitude, isApproximate } = property
  const metres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' })
  return (
    <>
      <DetailMapPlace
        latitude={latitude}
        longitude={longitude}
        blurMetres={isApproximate ? approximateRadiusMetres : undefined}
      />
      <p className="mt-3 text-14 text-ink-soft">
        <bdi>{placeOf(shownPlace(property))}</bdi>
      </p>
      {isApproximate && (
        <p className="mt-1 text-14 text-ink-soft">
          {t('approximate', { width: metres.format(2 * approximateRadiusMetres) })}
        </p>
      )}
    </>
  )
}
