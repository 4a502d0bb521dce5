import type { City } from '@gable/contract/cities'
import { Picture } from '@gable/ui/picture'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { toQuery } from '../search-url.ts'
import { useDistance } from '../use-distance.ts'

const sizes = '(min-width: 1440px) 628px, (min-width: 768px) 47vw, 78vw'

export const cityPath = ({ city, state, country }: City) =>
  `/properties${toQuery({ city, state: state || undefined, country: country || undefined, page: 1, view: 'list' })}`

/** How far it is from where the reader is, if they said that. */
export function useCityDistance(): (city: City) => string | undefined {
  const distance = useDistance()
  return ({ distanceKm }) => {
    if (distanceKm === undefined) return undefined
    return distanceKm === 0 ? `< ${distance(1_000)}` : distance(distanceKm * 1_000)
  }
}

/** Cities as pictures, the first of them largest. */
export function CityTiles({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation('search')
  const distance = useCityDistance()
  return (
    <ul className="city-tiles">
      {cities.map((city) => {
        const source = city.picture ? toPictureSource(city.picture) : undefined
        return (
          <li key={`${city.city}|${city.state}|${city.country}`}>
            <LocalLink to={cityPath(city)}>
              {source ? (
                <Picture source={source} alt="" sizes={sizes} />
              ) : (
                <span className="city-tile-empty">
                  <MissingPicture />
                </span>
              )}
              <span className="city-tile-words">
                <bdi className="type-block">{shownPlace(city).city}</bdi>
                <span className="text-14 text-ink-soft">{t('homes', { count: city.listingCount })}</span>
                {city.distanceKm !== undefined && <bdi className="w-full text-12 text-ink-soft">{distance(city)}</bdi>}
              </span>
            </LocalLink>
          </li>
        )
      })}
    </ul>
  )
}
