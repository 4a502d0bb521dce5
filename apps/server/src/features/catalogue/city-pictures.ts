import type { ReceivedFile } from '@gable/contract/wire'
import { cityKey } from '@gable/domain/search-words'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { MediaService } from '../media/media.service.ts'

type Deps = { db: Db; media: Pick<MediaService, 'storeOriginals' | 'addToLibrary'> }
type Place = { city: string; state: string; country: string }

/** The pictures that the operator chose for cities. */
export function createCityPictures({ db, media }: Deps) {
  return {
    async set(ownerId: number, { city, state, country }: Place, file: ReceivedFile) {
      const [picture] = await media.storeOriginals(ownerId, [file])
      if (!picture) throw new Error('The picture was not stored')
      const keys = { cityKey: cityKey(city), stateKey: cityKey(state), countryKey: cityKey(country) }
      await db.transaction().execute(async (tx) => {
        await media.addToLibrary(tx, [picture])
        await tx
          .insertInto('cityPicture')
          .values({ ...keys, mediaId: picture.id })
          .onConflict((known) =>
            known.columns(['cityKey', 'stateKey', 'countryKey']).doUpdateSet({ mediaId: picture.id }),
          )
          .execute()
      })
    },
  }
}

/** Those of some cities that are ready to be shown. */
export async function listCityPictures(db: Db, cityIds: number[]) {
  if (cityIds.length === 0) return []
  return db
    .selectFrom('city')
    .innerJoin('cityPicture', (join) =>
      join
        .onRef('cityPicture.cityKey', '=', 'city.cityKey')
        .onRef('cityPicture.stateKey', '=', 'city.stateKey')
        .onRef('cityPicture.countryKey', '=', 'city.countryKey'),
    )
    .innerJoin('media', 'media.id', 'cityPicture.mediaId')
    .select(['city.id as cityId', 'media.id', 'width', 'height', 'widths', 'placeholder'])
    .where('city.id', '=', sql<number>`any(${cityIds}::bigint[])`)
    .where(sql<boolean>`cardinality(widths) > 0`)
    .execute()
}
