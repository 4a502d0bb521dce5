import { Readable } from 'node:stream'
import type { Db } from '#platform/db.ts'
import type { Exported, ExportedFile } from '#platform/exported.ts'
import { findOwnChat, type OwnChat } from './conversations.repository.ts'
import { listMessagesAfter } from './messages.repository.ts'

const batch = 500

/** A file for each conversation, with what both said: it is what the member reads there, too. */
export const exportedChats = (db: Db): Exported => ({
  tables: [
    {
      table: 'chat_participant',
      owner: 'member_id',
      key: 'conversation_id',
      keyType: 'bigint',
      without: ['untold_since'],
    },
    { table: 'chat_reply', owner: 'account_id', key: 'position', keyType: 'bigint' },
    { table: 'chat_settings', owner: 'account_id', key: 'account_id', keyType: 'bigint' },
  ],
  files: (accountId) => listChatFiles(db, accountId),
})

async function* listChatFiles(db: Db, accountId: number): AsyncGenerator<ExportedFile> {
  let last = 0
  for (;;) {
    const chats = await db
      .selectFrom('chatParticipant')
      .select('conversationId')
      .where('memberId', '=', accountId)
      .where('conversationId', '>', last)
      .orderBy('conversationId')
      .limit(batch)
      .execute()
    for (const { conversationId } of chats) {
      yield { name: `chats/${conversationId}.jsonl`, open: () => openChat(db, accountId, conversationId) }
    }
    last = chats.at(-1)?.conversationId ?? last
    if (chats.length < batch) return
  }
}

async function openChat(db: Db, accountId: number, conversationId: number): Promise<Readable | undefined> {
  const chat = await findOwnChat(db, accountId, conversationId)
  return chat && Readable.from(readLines(db, chat))
}

/** A line for each message. */
async function* readLines(db: Db, chat: OwnChat): AsyncGenerator<string> {
  let after = chat.clearedSequence
  for (;;) {
    const rows = await listMessagesAfter(db, chat, { after, limit: batch })
    for (const { sequence, createdAt, senderId, text, fileId, voiceId, viewingId, removedAt, isHidden } of rows) {
      const isOwn = senderId === chat.memberId
      const isGone = removedAt !== null || (isOwn && isHidden)
      const said = isGone
        ? { is_removed: true }
        : {
            message: text,
            ...(fileId && { file: fileId }),
            ...(voiceId && { audio: voiceId }),
            ...(viewingId && { viewing: viewingId }),
          }
      yield `${JSON.stringify({ sequence, created_at: createdAt.toISOString(), is_own: isOwn, ...said })}\n`
    }
    after = rows.at(-1)?.sequence ?? after
    if (rows.length < batch) return
  }
}
