import type { NotificationKind } from '@gable/domain/notification-kinds'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { NotificationsTables } from './notifications.tables.ts'

type Row = Omit<Insertable<NotificationsTables['notification']>, 'detail'> & { detail: unknown }

const columns = [
  'id',
  'accountId',
  'kind',
  'listingKind',
  'listingId',
  'actorId',
  'detail',
  'language',
  'mailTo',
  'readAt',
  'createdAt',
] as const
export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>

/** The ids in the order of the rows; nothing in the place of one whose key the reader has already. */
export async function addNotifications(tx: Tx, rows: Row[]): Promise<(number | undefined)[]> {
  if (rows.length === 0) return []
  const { rows: added } = await sql<{ id: number; place: number }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows.map((row, place) => ({ ...row, place })))}::json) as given (
        place int, "accountId" bigint, kind text, "listingKind" text, "listingId" bigint, "actorId" bigint, detail jsonb,
        language text, "mailTo" text, key text, "isListed" boolean)
    ), numbered as (
      select nextval(pg_get_serial_sequence('notification', 'id')) as id, given.*
      from (select * from given order by place) given
    ), added as (
      insert into notification (id, account_id, kind, listing_kind, listing_id, actor_id, detail, language, mail_to, key,
        is_listed)
      overriding system value
      select id, "accountId", kind, "listingKind", "listingId", "actorId", detail, language, "mailTo", key, "isListed"
      from numbered
      on conflict (account_id, key) where key is not null do nothing
      returning id
    )
    select added.id, numbered.place from added join numbered using (id)`.execute(tx)
  const ids: (number | undefined)[] = rows.map(() => undefined)
  for (const { id, place } of added) ids[place] = id
  return ids
}

export const findNotification = (db: Db, id: number) =>
  db.selectFrom('notification').select(columns).where('id', '=', id).executeTakeFirst()

export const listNotificationsById = (db: Db, ids: number[]) =>
  db.selectFrom('notification').select(columns).where('id', 'in', ids).orderBy('id', 'desc').execute()

type Wanted = { kinds?: NotificationKind[] | undefined; beforeId?: number | undefined; offset: number; limit: number }

/** Those of one reader only, newest first. */
export async function listNotifications(db: Db, accountId: number, { kinds, beforeId, offset, limit }: Wanted) {
  return db
    .selectFrom('notification')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('isListed', '=', sql.lit(true))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? 0))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** By kind, of the newest so many: nobody pages further, and no number on a page costs more than that. */
export async function countByKind(db: Db, accountId: number, most: number) {
  const { rows } = await sql<{ kind: NotificationKind; total: number }>`
    select kind, count(*) as total from (
      select kind from notification where account_id = ${accountId} and is_listed order by id desc limit ${most}
    ) newest group by kind`.execute(db)
  return rows
}

/** Counted no further than a badge shows. */
export async function countUnread(db: Db, accountId: number, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from notification
      where account_id = ${accountId} and is_listed and read_at is null and id > ${readUpTo(accountId)}
      limit ${most}
    ) unread`.execute(db)
  return rows[0]?.total ?? 0
}

const readUpTo = (accountId: number) =>
  sql`coalesce((select read_up_to from notification_settings where account_id = ${accountId}), 0)`

export async function findReadUpTo(db: Db, accountId: number): Promise<number> {
  const settings = db.selectFrom('notificationSettings').select('readUpTo').where('accountId', '=', accountId)
  return (await settings.executeTakeFirst())?.readUpTo ?? 0
}

/** False when the reader has no such notification. */
export async function markRead(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ readAt: sql`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('isListed', '=', sql.lit(true))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whatever comes later is unread again. */
export async function markAllRead(tx: Tx, accountId: number) {
  await sql`
    insert into notification_settings (account_id, read_up_to)
    select ${accountId}, coalesce(max(id), 0) from (
      select id from notification where account_id = ${accountId} and is_listed order by id desc limit 1) newest
    on conflict (account_id) do update
      set read_up_to = greatest(notification_settings.read_up_to, excluded.read_up_to)`.execute(tx)
}

/** Some of one reader's; true while there may be more. */
export async function removeSomeOf(tx: Tx, accountId: number, most: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from notification where id in (
      select id from notification where account_id = ${accountId} limit ${most})`.execute(tx)
  return numAffectedRows === BigInt(most)
}

/** Of those who caused something; whoever has left has none. */
export async function findNames(db: Db, accountIds: number[]): Promise<Map<number, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', accountIds).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
