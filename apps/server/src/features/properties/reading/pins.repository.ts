import { sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'
import { isManagedBy } from '../../listings/managed-by.ts'
import { visibleTo } from '../visible-to.ts'
import { shownPoint } from './reading.repository.ts'

/** What a map needs of homes, in the order of the ids; without those that the viewer may not see. */
export async function listVisiblePins(db: Db, viewer: Viewer, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('property')
    .select(['property.id', 'property.ownerId', 'property.title', 'property.priceMinor', 'property.currency'])
    .select(['property.rentPeriod', 'property.isPremium', 'property.createdAt', 'property.publishedAt'])
    .select('property.marketState')
    .select(isManagedBy('property', viewer))
    .select(shownPoint)
    .where('property.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(visibleTo(viewer))
    .modifyFront(prepared)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
