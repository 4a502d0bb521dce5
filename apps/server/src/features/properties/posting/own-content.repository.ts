import { plainTextNames } from '@gable/contract/property-content'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { ListingContent } from './listing-content.ts'

/** What a lister has said about one of their homes, as the edit form begins with it. */
export async function findOwnContent(db: Db, ownerId: number, id: number) {
  const row = await db
    .selectFrom('property')
    .select(['version', 'publishedAt', 'marketState', 'title', 'description', 'deal', 'rentPeriod', 'categoryId'])
    .select(['priceMinor', 'city', 'state', 'country', 'address', 'isPremium', 'hidesLocation', 'parameters'])
    .select(plainTextNames)
    .select([
      sql<number>`st_y(location::geometry)`.as('latitude'),
      sql<number>`st_x(location::geometry)`.as('longitude'),
    ])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { version, publishedAt, marketState, ...content } = row
  return { version, publishedAt, marketState, content: content satisfies ListingContent }
}
