import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

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
