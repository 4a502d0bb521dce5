import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Nothing unless the lister has one and agreed to show it. */
export async function findShownNumber(tx: Tx, listerId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account')
    .select('mobile')
    .where('id', '=', listerId)
    .where('showsNumber', '=', true)
    .where('mobile', '!=', '')
    .executeTakeFirst()
  return row?.mobile
}

export async function countShown(tx: Tx, propertyId: number) {
  await tx
    .insertInto('propertyNumberCount')
    .values({ propertyId, shown: 1 })
    .onConflict((known) => known.column('propertyId').doUpdateSet({ shown: sql`property_number_count.shown + 1` }))
    .execute()
}

/** Whoever is a lead of this home already stays what they are. */
export async function addNumberLead(tx: Tx, lead: { propertyId: number; listerId: number; accountId: number }) {
  await tx
    .insertInto('lead')
    .values({ ...lead, source: 'number' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** How often the number was shown on the page of one of their own homes. */
export async function findNumbersShown(db: Db, listerId: number, propertyId: number): Promise<number> {
  const row = await db
    .selectFrom('propertyNumberCount')
    .innerJoin('property', 'property.id', 'propertyNumberCount.propertyId')
    .select('propertyNumberCount.shown')
    .where('property.id', '=', propertyId)
    .where('property.ownerId', '=', listerId)
    .executeTakeFirst()
  return row?.shown ?? 0
}
