import { sql } from 'kysely'
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
export async function findConversation(db: Db, key: ChatKey, { isHeld = false } = {}) {
  const { lowId, highId } = inOrder(key)
  return db
    .selectFrom('chatConversation')
    .select(columns)
    .where('listingKind', '=', key.listingKind)
    .where('listingId', '=', key.listingId)
    .where('lowId', '=', lowId)
    .where('highId', '=', highId)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** With a row for each of the two. Of two who begin it at once both go on with the same. */
export async function addConversation(tx: Tx, key: ChatKey, listerId: number) {
  const { listingKind, listingId, memberId, otherId } = key
  await tx
    .insertInto('chatConversation')
    .values({ listingKind, listingId, ...inOrder(key), listerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const conversation = await findConversation(tx, key, { isHeld: true })
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

type Marks = { deliveredSequence: number; readSequence: number }

/** Held until the transaction ends: nothing is said there meanwhile. */
export async function holdConversation(tx: Tx, id: number) {
  await tx.selectFrom('chatConversation').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/**
 * Marks only go forward, and never beyond what was said. Whoever calls holds the conversation, or something said
 * meanwhile would count as read. Answers where the marks are now and whether that is news, or nothing for a conversation
 * of others.
 */
export async function moveMarks(tx: Tx, memberId: number, conversationId: number, wanted: Marks) {
  const { rows } = await sql<Marks & { otherId: number; isNews: boolean }>`
    with before as (
      select own.*, last_sequence, greatest(own.read_sequence, least(${wanted.readSequence}::bigint, last_sequence)) as now_read,
        least(greatest(${wanted.deliveredSequence}::bigint, ${wanted.readSequence}::bigint), last_sequence) as now_delivered,
        conversation.created_at as from_time, conversation.last_at as to_time
      from chat_participant own join chat_conversation conversation on conversation.id = own.conversation_id
      where own.conversation_id = ${conversationId} and own.member_id = ${memberId}
    ), rest as (
      select before.*, case
        when now_read = last_sequence then 0
        when now_read = read_sequence then unread
        -- No more than were unread before.
        else (select count(*) from (
          select 1 from chat_message message
          where message.conversation_id = before.conversation_id and message.sequence > now_read
            and message.sender_id = before.other_id and message.removed_at is null
            and message.created_at between from_time and to_time
          limit before.unread) said) end as now_unread
      from before
    )
    update chat_participant own set
      read_sequence = rest.now_read,
      delivered_sequence = greatest(own.delivered_sequence, rest.now_delivered),
      unread = rest.now_unread,
      untold_since = case when rest.now_unread = 0 then null else own.untold_since end
    from rest
    where own.conversation_id = rest.conversation_id and own.member_id = rest.member_id
    returning own.other_id, own.read_sequence, own.delivered_sequence,
      own.read_sequence > rest.read_sequence or own.delivered_sequence > rest.delivered_sequence as is_news`.execute(tx)
  return rows[0]
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

/** Whether somebody has it still: who left has no row. */
export async function isTakingPart(db: Db, conversationId: number, memberId: number): Promise<boolean> {
  const found = await db
    .selectFrom('chatParticipant')
    .select('memberId')
    .where('conversationId', '=', conversationId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return found !== undefined
}

/** What was taken back before somebody read it is not unread any more. */
export async function countRemoved(
  tx: Tx,
  { conversationId, memberId, sequence }: { conversationId: number; memberId: number; sequence: number },
) {
  await sql`
    update chat_participant set unread = greatest(unread - 1, 0),
      untold_since = case when unread <= 1 then null else untold_since end
    where conversation_id = ${conversationId} and member_id = ${memberId} and read_sequence < ${sequence}`.execute(tx)
}
