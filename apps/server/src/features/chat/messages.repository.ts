import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Conversation } from './conversations.repository.ts'

/** What names the months that a conversation lies in, so that no other is looked at. */
type Span = Pick<Conversation, 'id' | 'createdAt' | 'lastAt'>

const columns = [
  'id',
  'conversationId',
  'sequence',
  'createdAt',
  'senderId',
  'clientId',
  'text',
  'fileId',
  'voiceId',
  'viewingId',
  'removedAt',
  'isTakenDown',
  'isHidden',
] as const
export type MessageRow = Awaited<ReturnType<typeof listMessagesBefore>>[number]

const within = (db: Db, { id, createdAt, lastAt }: Span) =>
  db
    .selectFrom('chatMessage')
    .select(columns)
    .where('conversationId', '=', id)
    // To the millisecond, which is all that a date here holds.
    .where('createdAt', '>=', sql<Date>`${createdAt}::timestamptz - interval '1 second'`)
    .where('createdAt', '<=', sql<Date>`${lastAt}::timestamptz + interval '1 second'`)

export type NewMessage = {
  senderId: number
  otherId: number
  authorId: number
  clientId: string
  text: string
  fileId: string | null
  voiceId: string | null
  /** Of a viewing, about which its lister is told in other ways: it is unread, and no mail tells of it. */
  viewingId?: number
}

/**
 * One statement: the place, the message, and what it is to the two. Whoever calls holds the conversation's row, so that
 * places are given one after the other; the time never goes back where a clock does.
 */
export async function addMessage(tx: Tx, conversationId: number, message: NewMessage): Promise<MessageRow> {
  const { senderId, otherId, authorId, clientId, text, fileId, voiceId, viewingId = null } = message
  const { rows } = await sql<MessageRow>`
    with next as (
      update chat_conversation set last_sequence = last_sequence + 1, last_at = greatest(clock_timestamp(), last_at)
      where id = ${conversationId}
      returning id, last_sequence, last_at
    ), added as (
      insert into chat_message (conversation_id, sequence, created_at, sender_id, author_id, client_id, text, file_id, voice_id,
        viewing_id)
      select id, last_sequence, last_at, ${senderId}::bigint, ${authorId}::bigint, ${clientId}::uuid, ${text}::text,
        ${fileId}::uuid, ${voiceId}::uuid, ${viewingId}::bigint
      from next
      returning *
    ), listed as (
      update chat_participant set
        last_at = next.last_at, is_hidden = false, is_archived = false,
        unread = unread + (member_id = ${otherId}::bigint)::int,
        untold_since = case when member_id = ${otherId}::bigint and not is_muted and ${viewingId}::bigint is null
          then coalesce(untold_since, next.last_at) else untold_since end
      from next where conversation_id = next.id
    )
    select ${sql.join(columns.map((column) => sql.ref(column)))} from added`.execute(tx)
  const [added] = rows
  if (!added) throw new Error('A message was not added')
  return added
}

/** What its sender already said under this name. */
export const findByClientId = (db: Db, span: Span, senderId: number, clientId: string) =>
  within(db, span).where('clientId', '=', clientId).where('senderId', '=', senderId).executeTakeFirst()

/** Places from one to another, both included, the newest first. */
export const listMessagesBefore = (db: Db, span: Span, { from, upTo }: { from: number; upTo: number }) =>
  within(db, span)
    .where('sequence', '>=', from)
    .where('sequence', '<=', upTo)
    .orderBy('sequence', 'desc')
    .limit(Math.max(0, upTo - from + 1))
    .execute()

export const listMessagesAfter = (db: Db, span: Span, { after, limit }: { after: number; limit: number }) =>
  within(db, span).where('sequence', '>', after).orderBy('sequence').limit(limit).execute()

type Searched = { search: string; from: number; upTo: number; limit: number; readerId: number }

/** Words among some places, the newest first; what is gone for the reader is not looked at. */
export async function searchPlaces(db: Db, span: Span, { search, from, upTo, limit, readerId }: Searched) {
  if (upTo < from) return []
  return within(db, span)
    .where('sequence', '>=', from)
    .where('sequence', '<=', upTo)
    .where('removedAt', 'is', null)
    .where((eb) => eb.or([eb('isHidden', '=', false), eb('senderId', '<>', readerId)]))
    .where(sql<boolean>`position(lower(${search}) in lower(text)) > 0`)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
}

/** The newest of each of some conversations, by their numbers. */
export async function listLastMessages(
  db: Db,
  chats: (Span & { lastSequence: number })[],
): Promise<Map<number, MessageRow>> {
  if (chats.length === 0) return new Map()
  const rows = await db
    .selectFrom('chatMessage')
    .select(columns)
    .where('createdAt', '>=', sql<Date>`${earliest(chats)}::timestamptz - interval '1 second'`)
    .where((eb) =>
      eb.or(
        chats.map(({ id, lastSequence }) => eb.and([eb('conversationId', '=', id), eb('sequence', '=', lastSequence)])),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.conversationId, row]))
}

const earliest = (chats: Span[]) => new Date(Math.min(...chats.map(({ lastAt }) => lastAt.getTime())))

/** Places of what was taken back lately, so that whoever was cut off finds out. */
export async function listRemoved(
  db: Db,
  span: Span,
  { days, most }: { days: number; most: number },
): Promise<number[]> {
  const rows = await within(db, span)
    .clearSelect()
    .select('sequence')
    .where('createdAt', '>=', sql<Date>`now() - make_interval(days => ${days})`)
    .where('removedAt', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ sequence }) => sequence)
}

type Place = Pick<MessageRow, 'conversationId' | 'sequence' | 'createdAt'>

const at = (tx: Tx, { conversationId, sequence, createdAt }: Place) =>
  tx
    .updateTable('chatMessage')
    .where('conversationId', '=', conversationId)
    .where('sequence', '=', sequence)
    .where('createdAt', '>=', sql<Date>`${createdAt}::timestamptz - interval '1 second'`)
    .where('createdAt', '<=', sql<Date>`${createdAt}::timestamptz + interval '1 second'`)

/**
 * For both, if it is fresh still: the words go, the place stays. In one statement with the condition, so that time cannot
 * run out in between.
 */
export async function removeForBoth(tx: Tx, place: Place, minutes: number): Promise<boolean> {
  const { numUpdatedRows } = await at(tx, place)
    .set({ removedAt: sql`now()`, text: '', fileId: null, voiceId: null })
    .where('removedAt', 'is', null)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whenever it was said. */
export async function takeDownMessage(tx: Tx, place: Place) {
  await at(tx, place).set({ removedAt: sql`now()`, isTakenDown: true, text: '', fileId: null, voiceId: null }).execute()
}

/** Its words go, and it stays. */
export async function emptyMessage(tx: Tx, place: Place) {
  await at(tx, place).set({ text: '' }).execute()
}

export async function hideForSender(tx: Tx, place: Place) {
  await at(tx, place).set({ isHidden: true }).execute()
}
