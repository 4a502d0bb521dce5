import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ChatListingKind } from './chat.tables.ts'

export type ChatKey = { listingKind: ChatListingKind; listingId: number; memberId: number; otherId: number }
export type Conversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>

/** Conversations answer to both people, whoever asks. */
const inOrder = ({ memberId, otherId }: Pick<ChatKey, 'memberId' | 'otherId'>) => ({
  lowId: Math.min(memberId, otherId),
  highId: Math.max(memberId, otherId),
})

const columns = [
  'chatConversation.id',
  'chatConversation.listingKind',
  'chatConversation.listingId',
  'chatConversation.listerId',
  'chatConversation.lastSequence',
  'chatConversation.createdAt',
  'chatConversation.lastAt',
] as const

/** By its key, which has whoever asks in it: nobody finds a conversation of others. */
const byKey = (db: Db, key: ChatKey) => {
  const { lowId, highId } = inOrder(key)
  return db
    .selectFrom('chatConversation')
    .select(columns)
    .where('listingKind', '=', key.listingKind)
    .where('listingId', '=', key.listingId)
    .where('lowId', '=', lowId)
    .where('highId', '=', highId)
}

export const findConversation = (db: Db, key: ChatKey) => byKey(db, key).executeTakeFirst()

/** Held until the transaction ends, and the given locks with it. */
export const findConversationHeld = (tx: Db, key: ChatKey, locks: RawBuilder<unknown>[] = []) =>
  byKey(tx, key)
    .select(locks.map((lock, index) => lock.as(`lock${index}`)))
    .forUpdate()
    .executeTakeFirst()

export type Closed = 'blocked_by_you' | 'blocked_you'
export type ContactOf = (fromId: number, toId: number) => RawBuilder<Closed | null>

/**
 * What decides about a message in a conversation that is there, in one statement: nobody waits oftener for the database
 * than they have to.
 */
export async function findSendState(
  db: Db,
  { id, createdAt, lastAt }: Conversation,
  { memberId, otherId }: ChatKey,
  { clientId, closedBetween }: { clientId: string; closedBetween: ContactOf },
) {
  const { rows } = await sql<{ isKnown: boolean; closed: Closed | null; isOtherThere: boolean }>`
    select exists (
        select from chat_message where conversation_id = ${id} and sender_id = ${memberId} and client_id = ${clientId}::uuid
          and created_at >= ${createdAt}::timestamptz - interval '1 second'
          and created_at <= ${lastAt}::timestamptz + interval '1 second') as is_known,
      ${closedBetween(memberId, otherId)} as closed,
      exists (select from chat_participant where conversation_id = ${id} and member_id = ${otherId})
        and exists (select from account where id = ${otherId} and is_active) as is_other_there`.execute(db)
  if (!rows[0]) throw new Error('A statement without a table has one row')
  return rows[0]
}

/** With a row for each of the two. Of two who begin it at once both go on with the same. */
export async function addConversation(tx: Tx, key: ChatKey, listerId: number) {
  const { listingKind, listingId, memberId, otherId } = key
  await tx
    .insertInto('chatConversation')
    .values({ listingKind, listingId, ...inOrder(key), listerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const conversation = await findConversationHeld(tx, key)
  if (!conversation) throw new Error('A conversation that was just added is not there')
  const { id: conversationId } = conversation
  await tx
    .insertInto('chatParticipant')
    .values([
      { conversationId, memberId, otherId },
      { conversationId, memberId: otherId, otherId: memberId },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return conversation
}

/** By its number, for staff; nobody says anything there meanwhile. */
export const findHeldConversation = (tx: Tx, id: number) =>
  tx
    .selectFrom('chatConversation')
    .select(columns)
    .select(['lowId', 'highId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const ofMember = (db: Db, memberId: number) =>
  db
    .selectFrom('chatParticipant as own')
    .innerJoin('chatConversation', 'chatConversation.id', 'own.conversationId')
    .leftJoin('chatParticipant as other', (join) =>
      join.onRef('other.conversationId', '=', 'own.conversationId').onRef('other.memberId', '=', 'own.otherId'),
    )
    .select(columns)
    .select(['own.memberId', 'own.otherId', 'own.unread', 'own.readSequence', 'own.deliveredSequence'])
    .select(['own.clearedSequence', 'own.isHidden', 'own.isMuted', 'own.isArchived', 'own.lastAt as listedAt'])
    .select(['other.readSequence as otherReadSequence', 'other.deliveredSequence as otherDeliveredSequence'])
    .where('own.memberId', '=', memberId)

/** A conversation as one of the two has it; marks of the other one are missing when they left. */
export type OwnChat = Awaited<ReturnType<typeof listOwnChats>>[number]

/** Nothing for a conversation of others. */
export const findOwnChat = (db: Db, memberId: number, conversationId: number): Promise<OwnChat | undefined> =>
  ofMember(db, memberId).where('own.conversationId', '=', conversationId).executeTakeFirst()

type Wanted = { isArchived: boolean; beforeId?: number | undefined; offset: number; limit: number }

/** Latest first. */
export async function listOwnChats(db: Db, memberId: number, { isArchived, beforeId, offset, limit }: Wanted) {
  const before = db
    .selectFrom('chatParticipant')
    .select(['lastAt', 'conversationId'])
    .where('memberId', '=', memberId)
    .where('conversationId', '=', beforeId ?? 0)
  return ofMember(db, memberId)
    .where('own.isHidden', '=', sql.lit(false))
    .where('own.isArchived', '=', isArchived)
    .$if(beforeId !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('own.lastAt', 'own.conversationId'), '<', before.$asTuple('lastAt', 'conversationId')),
      ),
    )
    .orderBy('own.lastAt', 'desc')
    .orderBy('own.conversationId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** No further than anybody pages. */
export async function countOwnChats(db: Db, memberId: number, isArchived: boolean, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from chat_participant
      where member_id = ${memberId} and not is_hidden and is_archived = ${isArchived} limit ${most}
    ) counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** Of the conversations that somebody wants to hear of; no further than a badge shows. */
export async function sumUnread(db: Db, memberId: number, most: number): Promise<{ chats: number; messages: number }> {
  const { rows } = await sql<{ chats: number; messages: number }>`
    select count(*) as chats, coalesce(sum(unread), 0)::bigint as messages from (
      select unread from chat_participant where member_id = ${memberId} and unread > 0 and not is_muted limit ${most}
    ) counted`.execute(db)
  return rows[0] ?? { chats: 0, messages: 0 }
}

/** False for a conversation of others. */
export async function changeOwnChat(
  tx: Tx,
  memberId: number,
  conversationId: number,
  change: { isMuted?: boolean; isArchived?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chatParticipant')
    .set({ ...change, memberId })
    .where('conversationId', '=', conversationId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All that was said so far is gone for one of the two; the next message brings the conversation back. */
export async function clearOwnChat(
  tx: Tx,
  memberId: number,
  { id, lastSequence }: Pick<Conversation, 'id' | 'lastSequence'>,
) {
  await tx
    .updateTable('chatParticipant')
    .set({ clearedSequence: lastSequence, readSequence: lastSequence, unread: 0, untoldSince: null, isHidden: true })
    .where('conversationId', '=', id)
    .where('memberId', '=', memberId)
    .execute()
}

/** Whether a member said anything to another one. */
export async function hasTalked(db: Db, memberId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    select from chat_participant participant join chat_message message
      on message.conversation_id = participant.conversation_id and message.sender_id = participant.member_id
    where participant.member_id = ${memberId} and participant.other_id = ${otherId} limit 1`.execute(db)
  return rows.length > 0
}
