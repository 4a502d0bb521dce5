import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField } from '#platform/errors.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { ContactTables } from './contact.tables.ts'

export type MessageRow = {
  id: number
  accountId: number | null
  firstName: string
  lastName: string
  email: string
  subject: string
  message: string
  answer: string | null
  createdAt: Date
  /** In microseconds, as PostgreSQL keeps them: a Date would point before the row it came from. */
  micros: number
}
export type MessagesQuery = { limit: number; list: 'open' | 'answered'; after: string | undefined }

export async function addMessage(tx: Tx, message: Insertable<ContactTables['contactMessage']>) {
  return tx.insertInto('contactMessage').values(message).returning('id').executeTakeFirstOrThrow()
}

export const findMessage = (db: Db, id: number) =>
  db.selectFrom('contactMessage').selectAll().where('id', '=', id).executeTakeFirst()

export const lockMessage = (tx: Tx, id: number) =>
  tx.selectFrom('contactMessage').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function setAnswer(tx: Tx, id: number, answer: string, staffId: number | null) {
  await tx
    .updateTable('contactMessage')
    .set({ answer, answeredBy: staffId, answeredAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

// Each list has an index that holds nothing else.
const lists = {
  open: { isIn: sql`answered_at is null`, time: sql`created_at`, isFirst: sql`>`, order: sql`asc` },
  answered: { isIn: sql`answered_at is not null`, time: sql`answered_at`, isFirst: sql`<`, order: sql`desc` },
}

export async function listMessages(db: Db, { limit, list, after }: MessagesQuery) {
  const { isIn, time, isFirst, order } = lists[list]
  const [, micros, id] = /^(\d{1,16})-(\d{1,15})$/.exec(after ?? '') ?? []
  if (after !== undefined && !id) throw invalidField('after', 'invalid')
  const isLater = id
    ? sql`(${time}, id) ${isFirst} (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`
    : sql`true`
  const count = sql<{ total: number }>`
    select count(*)::int as total from (select from contact_message where ${isIn} limit ${maxCounted}) listed`
  const page = sql<MessageRow>`
    select id, account_id, first_name, last_name, email, subject, message, answer, created_at,
      (extract(epoch from ${time}) * 1000000)::bigint as micros
    from contact_message
    where ${isIn} and ${isLater}
    order by ${time} ${order}, id ${order}
    limit ${limit}`
  const [counted, { rows }] = await Promise.all([count.execute(db), page.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** What they wrote goes, also what they wrote before they had an account, by their address. */
export async function removeMessagesOf(tx: Tx, accountId: number) {
  await tx
    .deleteFrom('contactMessage')
    .where((eb) =>
      eb.or([
        eb('accountId', '=', accountId),
        eb('email', '=', eb.selectFrom('account').select('account.email').where('account.id', '=', accountId)),
      ]),
    )
    .execute()
}
