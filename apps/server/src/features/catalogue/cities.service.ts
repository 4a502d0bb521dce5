import type { Input } from '@gable/contract/call'
import type { City, getCities } from '@gable/contract/cities'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Db } from '#platform/db.ts'
import type { PlaceLabels } from '../places/place-labels.ts'
import { type CityRow, countCities, listCities, listCitiesNear, listPublicCovers } from './cities.repository.ts'
import { listCityPictures } from './city-pictures.repository.ts'
import type { IsPublic } from './listing-counts.repository.ts'

type Deps = { db: Db; isPublic: IsPublic; mediaUrl: string; placeLabels: Pick<PlaceLabels, 'addTo'> }
export type CitiesService = ReturnType<typeof createCitiesService>

export function createCitiesService({ db, isPublic, mediaUrl, placeLabels }: Deps) {
  const withAddress = <P extends { id: string }>(picture: P) => ({ ...picture, url: `${mediaUrl}/${picture.id}` })

  /** What the operator chose, or else the cover of the newest home. */
  async function findPictures(rows: CityRow[]) {
    const [chosen, covers] = await Promise.all([
      listCityPictures(
        db,
        rows.map(({ id }) => id),
      ),
      listPublicCovers(
        db,
        isPublic,
        rows.flatMap(({ coverPropertyId }) => coverPropertyId ?? []),
      ),
    ])
    const ofCity = new Map(chosen.map(({ cityId, ...picture }) => [cityId, withAddress(picture)]))
    const ofProperty = new Map(covers.map(({ propertyId, ...picture }) => [propertyId, withAddress(picture)]))
    return ({ id, coverPropertyId }: Pick<CityRow, 'id' | 'coverPropertyId'>) =>
      ofCity.get(id) ?? ofProperty.get(coverPropertyId ?? 0) ?? null
  }

  return {
    async list(input: Input<typeof getCities>, language?: LanguageCode): Promise<{ data: City[]; total: number }> {
      const { offset = 0, limit = 24, latitude, longitude } = input
      const page = { offset, limit }
      const isNear = latitude !== undefined && longitude !== undefined
      const [rows, total] = await Promise.all([
        isNear ? listCitiesNear(db, { latitude, longitude }, page) : listCities(db, page),
        countCities(db),
      ])
      const findPicture = await findPictures(rows)
      const data = rows.map(({ id, city, state, country, listingCount, coverPropertyId, distanceKm }) => ({
        city,
        state,
        country,
        listingCount,
        picture: findPicture({ id, coverPropertyId }),
        distanceKm: distanceKm ?? undefined,
      }))
      return { data: await placeLabels.addTo(data, language), total }
    },
  }
}
