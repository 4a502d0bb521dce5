import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

type Calendar = { accountId: number; tokenHash: Buffer; language: string }

/** The link before it opens nothing any more. */
export async function replaceCalendar(tx: Tx, calendar: Calendar) {
  await removeCalendar(tx, calendar.accountId)
  await tx.insertInto('viewingCalendar').values(calendar).execute()
}

export async function removeCalendar(tx: Tx, accountId: number) {
  await tx.deleteFrom('viewingCalendar').where('accountId', '=', accountId).execute()
}

export const findCalendar = (db: Db, accountId: number) =>
  db.selectFrom('viewingCalendar').select('createdAt').where('accountId', '=', accountId).executeTakeFirst()

/** Nothing once its owner was shut out or is leaving. */
export const findCalendarByToken = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('viewingCalendar')
    .innerJoin('account', 'account.id', 'viewingCalendar.accountId')
    .select(['viewingCalendar.accountId', 'viewingCalendar.language'])
    .where('viewingCalendar.tokenHash', '=', tokenHash)
    .where('account.isActive', '=', true)
    .where('account.eraseAfter', 'is', null)
    .executeTakeFirst()

/** From when calendars show viewings of the past. */
export async function findFeedStart(db: Db, days: number): Promise<string> {
  const { rows } = await sql<{ start: Date }>`select now() - make_interval(days => ${days}) as start`.execute(db)
  return (rows[0]?.start ?? new Date()).toISOString()
}
