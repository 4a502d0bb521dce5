import { afterCommit } from '#platform/after-commit.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Tell } from '#platform/live.ts'
import type { ChatFiles } from './chat-files.ts'
import { findHeldConversation, findOwnChat } from './conversations.repository.ts'
import { countRemoved } from './marks.repository.ts'
import { emptyMessage, listMessagesBefore, takeDownMessage } from './messages.repository.ts'

/** Enough to understand what was answered, and no more of what others said. */
const maxBefore = 3

export type SaidMessage = { sequence: number; saidAt: Date; senderId: number; text: string; fileId: string | null }
export type Reportable = { id: number; conversationId: number; said: SaidMessage[] }
type Place = { conversationId: number; sequence: number }

/**
 * One message with the few before it, for one of the two who can still read it; the newest first. Whoever is not, or took
 * it away, or comes after it was taken back, finds nothing.
 */
export async function findReportable(
  db: Db,
  readerId: number,
  { conversationId, sequence }: Place,
): Promise<Reportable | undefined> {
  const chat = await findOwnChat(db, readerId, conversationId)
  if (!chat || sequence <= chat.clearedSequence || sequence > chat.lastSequence) return undefined
  const from = Math.max(chat.clearedSequence + 1, sequence - maxBefore)
  const rows = await listMessagesBefore(db, chat, { from, upTo: sequence })
  const readable = rows.filter((row) => !row.removedAt && !(row.isHidden && row.senderId === readerId))
  const [subject] = readable
  if (subject?.sequence !== sequence) return undefined
  const said = readable.map((row) => ({
    ...{ sequence: row.sequence, saidAt: row.createdAt, senderId: row.senderId, text: row.text },
    fileId: row.fileId ?? row.voiceId,
  }))
  return { id: subject.id, conversationId, said }
}

type Deps = { tell: Tell; files: ChatFiles; forgetWords: (tx: Tx, viewingId: number) => Promise<void> }

/** Staff remove a message for both; a mark stays. Of a viewing only the words go: what is agreed is not theirs. */
export function createTakeDown({ tell, files, forgetWords }: Deps) {
  return async (tx: Tx, { conversationId, sequence }: Place) => {
    const conversation = await findHeldConversation(tx, conversationId)
    const [message] = conversation ? await listMessagesBefore(tx, conversation, { from: sequence, upTo: sequence }) : []
    // It was taken back meanwhile, or the conversation is gone.
    if (!conversation || !message || message.removedAt) return
    const readers = [conversation.lowId, conversation.highId]
    if (message.viewingId !== null) {
      const { viewingId } = message
      await emptyMessage(tx, message)
      await forgetWords(tx, viewingId)
      afterCommit(tx, () => tell(readers, 'viewing', viewingId))
      return
    }
    await takeDownMessage(tx, message)
    for (const id of [message.fileId, message.voiceId]) if (id) await files.release(tx, id)
    const memberId = readers.find((id) => id !== message.senderId) ?? 0
    await countRemoved(tx, { conversationId, memberId, sequence })
    afterCommit(tx, () => tell(readers, 'removed', { chatId: conversationId, sequence }))
  }
}
