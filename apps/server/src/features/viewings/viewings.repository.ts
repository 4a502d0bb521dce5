import { reminderMinutes, type ViewingSide, type ViewingState } from '@gable/domain/viewing-moves'
import type { Span } from '@gable/domain/viewing-times'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ViewingsTables } from './viewings.tables.ts'

const columns = [
  'id',
  'calendarId',
  'listerId',
  'visitorId',
  'listingKind',
  'listingId',
  'state',
  'startsAt',
  'endsAt',
  'timeZone',
  'place',
  'videoLink',
  'message',
  'reason',
  'sequence',
  'rating',
  'feedback',
  'createdAt',
  'changedAt',
] as const
/** Whether its time has begun, by the one clock that counts. */
const isOver = sql<boolean>`viewing.starts_at <= now()`
const hasEnded = sql<boolean>`viewing.ends_at <= now()`

const select = (db: Db) =>
  db
    .selectFrom('viewing')
    .select(columns)
    .select([isOver.as('isOver'), hasEnded.as('hasEnded')])
export type ViewingRow = Awaited<ReturnType<typeof listViewings>>[number]

export async function findNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** What takes the lister's time. */
export const listBusy = (db: Db, listerId: number, { from, until }: { from: Date; until: Date }): Promise<Span[]> =>
  db
    .selectFrom('viewing')
    .select(['startsAt', 'endsAt'])
    .where('listerId', '=', listerId)
    .where('isHeld', '=', true)
    .where('startsAt', '>=', sql<Date>`${from}::timestamptz - interval '1 day'`)
    .where('startsAt', '<=', sql<Date>`${until}::timestamptz + interval '1 day'`)
    .execute()

/** What is asked of one lister at once is decided one after the other, instead of by who waits for whom. */
export async function lockLister(tx: Tx, listerId: number) {
  await tx.selectFrom('account').select('id').where('id', '=', listerId).forNoKeyUpdate().execute()
}

export async function isReachable(db: Db, accountId: number): Promise<boolean> {
  const query = db.selectFrom('account').select('id').where('id', '=', accountId)
  return (await query.where('isActive', '=', true).where('eraseAfter', 'is', null).executeTakeFirst()) !== undefined
}

/** Nothing if the visitor has asked about this listing already and waits. */
export async function addViewing(tx: Tx, viewing: Insertable<ViewingsTables['viewing']>) {
  const added = await tx
    .insertInto('viewing')
    .values(viewing)
    .onConflict((conflict) =>
      conflict
        .columns(['visitorId', 'listingKind', 'listingId'])
        .where(sql<boolean>`state in ('requested', 'proposed')`)
        .doNothing(),
    )
    .returning(['id', 'calendarId'])
    .executeTakeFirst()
  return added
}

const columnOf = { lister: 'listerId', visitor: 'visitorId' } as const

/** Of somebody who is one of the two; to everybody else it is not there. */
export const findOwnViewing = (db: Db, accountId: number, id: number) =>
  select(db)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('listerId', '=', accountId), eb('visitorId', '=', accountId)]))
    .executeTakeFirst()

/** Several of them at once; those of others are missing. */
export const listOwnViewings = (db: Db, accountId: number, ids: number[]) =>
  select(db)
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('listerId', '=', accountId), eb('visitorId', '=', accountId)]))
    .execute()

export const lockOwnViewing = (tx: Tx, accountId: number, id: number) =>
  select(tx)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('listerId', '=', accountId), eb('visitorId', '=', accountId)]))
    .forUpdate()
    .executeTakeFirst()

/** Nothing to remind of where it is so soon that both know. */
const remindAt = sql<Date | null>`
  case when starts_at > now() + make_interval(mins => ${sql.lit(reminderMinutes)})
    then starts_at - make_interval(mins => ${sql.lit(reminderMinutes)}) end`

/** Both are reminded of what is agreed, and of nothing else. */
export const changeViewing = (tx: Tx, id: number, change: Updateable<ViewingsTables['viewing']>) =>
  tx
    .updateTable('viewing')
    .set({
      ...change,
      remindAt: change.state === 'confirmed' ? remindAt : null,
      changedAt: sql`now()`,
      sequence: sql`sequence + 1`,
    })
    .where('id', '=', id)
    .returning(['id', 'state', 'startsAt', 'sequence'])
    .executeTakeFirstOrThrow()

export type ViewingsQuery = {
  side: ViewingSide
  isPast?: boolean | undefined
  waitingState?: ViewingState | undefined
  from?: string | undefined
  until?: string | undefined
}

const wanted = (db: Db, accountId: number, { side, isPast, waitingState, from, until }: ViewingsQuery) =>
  select(db)
    .where(columnOf[side], '=', accountId)
    .$if(isPast === false, (some) => some.where('startsAt', '>', sql<Date>`now()`))
    .$if(isPast === true, (some) => some.where('startsAt', '<=', sql<Date>`now()`))
    .$if(waitingState !== undefined, (some) =>
      some.where('state', '=', waitingState ?? 'requested').where('startsAt', '>', sql<Date>`now()`),
    )
    .$if(from !== undefined, (some) => some.where('startsAt', '>=', sql<Date>`${from}::timestamptz`))
    .$if(until !== undefined, (some) => some.where('startsAt', '<', sql<Date>`${until}::timestamptz`))

/** The next one first; past ones the last first. Behind one of the same list. */
export function listViewings(
  db: Db,
  accountId: number,
  { afterId, limit, ...query }: ViewingsQuery & { afterId?: number | undefined; limit: number },
) {
  const direction = query.isPast ? 'desc' : 'asc'
  return (
    wanted(db, accountId, query)
      // Asked of the row itself: a date here holds milliseconds, and the column microseconds.
      .$if(afterId !== undefined, (some) =>
        some.where(
          sql<boolean>`(starts_at, id) ${query.isPast ? sql`<` : sql`>`}
          (select after.starts_at, after.id from viewing after where after.id = ${afterId})`,
        ),
      )
      .orderBy('startsAt', direction)
      .orderBy('id', direction)
      .limit(limit)
      .execute()
  )
}

/** Counted up to so many. */
export async function countViewings(db: Db, accountId: number, query: ViewingsQuery, most: number): Promise<number> {
  const { total } = await db
    .selectFrom(wanted(db, accountId, query).clearSelect().select('viewing.id').limit(most).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Names and portraits. */
export async function listPeople(db: Db, accountIds: number[]) {
  if (accountIds.length === 0) return []
  return db
    .selectFrom('account')
    .leftJoin('media', 'media.id', 'account.profileMediaId')
    .select(['account.id', 'account.name', 'media.id as mediaId', 'media.widths'])
    .where('account.id', 'in', accountIds)
    .execute()
}
