import type { Input } from '@gable/contract/call'
import type { ChatReplies, searchMessages } from '@gable/contract/chat-comfort'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import { findOwnChat } from './conversations.repository.ts'
import { searchPlaces } from './messages.repository.ts'
import { type ContentLists, presentMessages } from './present-messages.ts'
import { listReplies, saveReplies } from './replies.repository.ts'

type Deps = ContentLists & { db: Db }

/** As many places as one call looks at, and as many messages as it answers. */
const lookedAt = 2_000
const maxFound = 20

/** What makes conversations easier to those who have many. */
export function createChatComfort({ db, ...lists }: Deps) {
  return {
    async search({ accountId }: Member, { chatId, search, beforeSequence }: Input<typeof searchMessages>) {
      const chat = await findOwnChat(db, accountId, chatId)
      if (!chat) throw notFound('Conversation')
      const upTo = Math.min(chat.lastSequence, (beforeSequence ?? chat.lastSequence + 1) - 1)
      const from = Math.max(chat.clearedSequence + 1, upTo - lookedAt + 1)
      const rows = await searchPlaces(db, chat, { search, from, upTo, limit: maxFound, readerId: accountId })
      const isFull = rows.length === maxFound
      const next = isFull ? (rows.at(-1)?.sequence ?? from) : from
      return {
        messages: await presentMessages(lists, chat, rows),
        beforeSequence: next > chat.clearedSequence + 1 ? next : null,
      }
    },

    getReplies: async ({ accountId }: Member): Promise<ChatReplies> => ({ replies: await listReplies(db, accountId) }),

    saveReplies: ({ accountId }: Member, replies: string[]): Promise<ChatReplies> =>
      db.transaction().execute(async (tx) => {
        await saveReplies(tx, accountId, replies)
        return { replies: await listReplies(tx, accountId) }
      }),
  }
}
