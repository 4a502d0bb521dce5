import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

export async function replaceCityPicture(tx: Tx, { mediaId, ...keys }: Tables['cityPicture']) {
  await tx
    .insertInto('cityPicture')
    .values({ ...keys, mediaId })
    .onConflict((known) => known.columns(['cityKey', 'stateKey', 'countryKey']).doUpdateSet({ mediaId }))
    .execute()
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
