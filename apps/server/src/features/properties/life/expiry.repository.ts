import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Some whose time is over, each given to one process only. */
export async function lockOver(tx: Tx, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('property')
    .select('id')
    .where('reviewState', '=', sql.lit('approved'))
    .where('expiresAt', '<=', sql<Date>`now()`)
    .where('deletedAt', 'is', null)
    .orderBy('expiresAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Marks some as reminded whose end is near, and says which. One statement, so that no reminder is sent twice; one that
 * was never reminded and is about to end gets the last reminder only.
 */
export async function markReminded(tx: Tx, reminder: number, daysBefore: number, limit: number) {
  const due = tx
    .selectFrom('property')
    .select('id')
    .where('reviewState', '=', sql.lit('approved'))
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('expiresAt', '<=', sql<Date>`now() + make_interval(days => ${daysBefore})`)
    .where('reminders', '<', reminder)
    .where('isActive', '=', sql.lit(true))
    .orderBy('expiresAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tx
    .updateTable('property')
    .set({ reminders: reminder })
    .where('id', 'in', due)
    .returning(['id', 'version'])
    .execute()
}

/** Whom to tell what about a listing. */
export async function findNoticeFacts(db: Db, propertyId: number) {
  return db
    .selectFrom('property')
    .innerJoin('account', 'account.id', 'property.ownerId')
    .select(['property.id', 'slug', 'title', 'expiresAt', 'language', 'account.email'])
    .where('property.id', '=', propertyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}
