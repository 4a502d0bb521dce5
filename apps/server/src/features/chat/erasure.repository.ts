import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { removePresence } from './presence.repository.ts'

const chatsAtOnce = 50
const messagesAtOnce = 5_000

/**
 * Of somebody who leaves, every word and file goes from every conversation; what others said stays with them. With the
 * second of the two the conversation goes as well. May be repeated at any step.
 */
export async function eraseChatsOf(db: Db, accountId: number) {
  for (;;) {
    const chats = await db
      .selectFrom('chatParticipant')
      .select(['conversationId', 'otherId'])
      .where('memberId', '=', accountId)
      .limit(chatsAtOnce)
      .execute()
    for (const { conversationId, otherId } of chats) {
      const isLast = !(await hasRow(db, conversationId, otherId))
      while (await (isLast ? removeSome(db, conversationId) : emptySome(db, conversationId, accountId)));
      await db.transaction().execute((tx) => leave(tx, conversationId, accountId, isLast))
    }
    if (chats.length < chatsAtOnce) break
  }
  await db.deleteFrom('chatReply').where('accountId', '=', accountId).execute()
  await db.deleteFrom('chatSettings').where('accountId', '=', accountId).execute()
  await removePresence(db, accountId)
}

async function hasRow(db: Db, conversationId: number, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('chatParticipant')
    .select('memberId')
    .where('conversationId', '=', conversationId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** False when there was nothing left. */
async function emptySome(db: Db, conversationId: number, senderId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update chat_message set text = '', file_id = null, voice_id = null, viewing_id = null, removed_at = coalesce(removed_at, now())
    where conversation_id = ${conversationId} and sequence = any(array(
      select sequence from chat_message
      where conversation_id = ${conversationId} and sender_id = ${senderId}
        and (removed_at is null or text <> '' or file_id is not null or voice_id is not null)
      order by sequence limit ${messagesAtOnce}))`.execute(db)
  return numAffectedRows > 0n
}

async function removeSome(db: Db, conversationId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from chat_message where conversation_id = ${conversationId} and sequence = any(array(
      select sequence from chat_message where conversation_id = ${conversationId}
      order by sequence limit ${messagesAtOnce}))`.execute(db)
  return numAffectedRows > 0n
}

async function leave(tx: Tx, conversationId: number, accountId: number, isLast: boolean) {
  if (isLast) {
    await tx.deleteFrom('chatConversation').where('id', '=', conversationId).execute()
    return
  }
  await tx
    .deleteFrom('chatFile')
    .where('conversationId', '=', conversationId)
    .where('ownerId', '=', accountId)
    .execute()
  await tx
    .deleteFrom('chatParticipant')
    .where('conversationId', '=', conversationId)
    .where('memberId', '=', accountId)
    .execute()
  await tx
    .updateTable('chatParticipant')
    .set({ unread: 0, untoldSince: null })
    .where('conversationId', '=', conversationId)
    .execute()
}
