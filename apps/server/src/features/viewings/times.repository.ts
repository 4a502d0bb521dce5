import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ListingKindName } from './viewings.tables.ts'

/** A listing, or all of a lister that have no times of their own. */
export type TimesOf = { listingKind: ListingKindName | 'all'; listingId: number }
export const forAll: TimesOf = { listingKind: 'all', listingId: 0 }

const columns = [
  'lengthMinutes',
  'pauseMinutes',
  'noticeHours',
  'timeZone',
  'place',
  'videoLink',
  'windows',
  'daysOff',
] as const
export type TimesRow = NonNullable<Awaited<ReturnType<typeof findTimes>>>

/** Exactly these, without what holds for all. */
export const findTimes = (db: Db, listerId: number, { listingKind, listingId }: TimesOf) =>
  db
    .selectFrom('viewingTimes')
    .select(columns)
    .where('listerId', '=', listerId)
    .where('listingKind', '=', listingKind)
    .where('listingId', '=', listingId)
    .executeTakeFirst()

/** Those that hold for a listing: its own, else the lister's. */
export const findTimesFor = async (db: Db, listerId: number, about: TimesOf) =>
  (await findTimes(db, listerId, about)) ?? (await findTimes(db, listerId, forAll))

/** Nobody gives more homes times of their own than a page can name. */
const maxNamed = 200

export async function listHomesWithTimes(db: Db, listerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('viewingTimes')
    .select('listingId')
    .where('listerId', '=', listerId)
    .where('listingKind', '=', 'property')
    .orderBy('listingId')
    .limit(maxNamed)
    .execute()
  return rows.map(({ listingId }) => listingId)
}

export async function putTimes(tx: Tx, listerId: number, about: TimesOf, { windows, daysOff, ...times }: TimesRow) {
  const values = { ...times, windows: JSON.stringify(windows), daysOff: JSON.stringify(daysOff) }
  await tx
    .insertInto('viewingTimes')
    .values({ listerId, ...about, ...values })
    .onConflict((conflict) => conflict.columns(['listerId', 'listingKind', 'listingId']).doUpdateSet(values))
    .execute()
}

export async function removeTimes(tx: Tx, listerId: number, about?: TimesOf) {
  await tx
    .deleteFrom('viewingTimes')
    .where('listerId', '=', listerId)
    .$if(about !== undefined, (query) =>
      query.where('listingKind', '=', about?.listingKind ?? 'all').where('listingId', '=', about?.listingId ?? 0),
    )
    .execute()
}

/** Of a listing that is not in the bin. */
export async function ownsListing(db: Db, accountId: number, kind: ListingKindName, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kind)} where id = ${id} and owner_id = ${accountId} and deleted_at is null`.execute(db)
  return rows.length > 0
}

/** The zone that a member has told; for whoever has set no times. */
export async function findZone(db: Db, accountId: number): Promise<string> {
  const row = await db
    .selectFrom('notificationSettings')
    .select('timeZone')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.timeZone ?? 'UTC'
}
