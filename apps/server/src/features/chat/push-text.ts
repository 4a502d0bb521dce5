import type { Db } from '#platform/db.ts'
import { findOwnChat } from './conversations.repository.ts'
import { listMessagesBefore } from './messages.repository.ts'
import { findChatSettings } from './settings.repository.ts'

const maxShown = 140

/** What was said last, for the lock screen of somebody who wants it there; nothing for everybody else. */
export async function findPushText(db: Db, accountId: number, chatId: number): Promise<string | undefined> {
  if (!(await findChatSettings(db, accountId)).pushesText) return undefined
  const chat = await findOwnChat(db, accountId, chatId)
  if (!chat) return undefined
  const { lastSequence } = chat
  const [last] = await listMessagesBefore(db, chat, { from: lastSequence, upTo: lastSequence })
  const isTheirs = last && last.senderId === chat.otherId && !last.removedAt
  return isTheirs && last.text !== '' ? last.text.slice(0, maxShown).toWellFormed() : undefined
}
