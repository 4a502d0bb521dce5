import type { Input } from '@gable/contract/call'
import type { ChatPreferences, deleteChatMessage, updateChat, updateChatPreferences } from '@gable/contract/chats'
import { afterCommit } from '#platform/after-commit.ts'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { Tell } from '#platform/live.ts'
import type { ChatFiles } from './chat-files.ts'
import { adminId, keyOf } from './chat-key.ts'
import { changeOwnChat, clearOwnChat, countRemoved, findConversation } from './conversations.repository.ts'
import { findByClientId, hideForSender, removeForBoth } from './messages.repository.ts'
import { findChatSettings, saveChatSettings } from './settings.repository.ts'

type Deps = {
  db: Db
  tell: Tell
  files: ChatFiles
  /** For how long a message can be taken back for both. */
  findTakeBackMinutes: () => Promise<number>
  onPresenceHidden: (accountId: number) => Promise<void>
}
type Removal = { isForBoth: boolean }

/** What one of the two does to their conversations besides talking. */
export function createChatChanging({ db, tell, files, findTakeBackMinutes, onPresenceHidden }: Deps) {
  async function takeBack(tx: Tx, key: ReturnType<typeof keyOf>, messageId: string): Promise<Removal> {
    const { memberId, otherId } = key
    const conversation = await findConversation(tx, key, { isHeld: true })
    // By the name that its sender gave it: nobody finds, and takes back, what another one said.
    const message = conversation && (await findByClientId(tx, conversation, memberId, messageId))
    if (!message) throw notFound('Message')
    if (message.removedAt) return { isForBoth: true }
    if (!(await removeForBoth(tx, message, await findTakeBackMinutes()))) {
      await hideForSender(tx, message)
      return { isForBoth: false }
    }
    const { conversationId: chatId, sequence, fileId } = message
    if (fileId) await files.release(tx, fileId)
    await countRemoved(tx, { conversationId: chatId, memberId: otherId, sequence })
    const readers = [memberId, otherId].filter((id) => id !== adminId)
    afterCommit(tx, () => tell(readers, 'removed', { chatId, sequence }))
    return { isForBoth: true }
  }

  return {
    remove: (viewer: Member, input: Input<typeof deleteChatMessage>): Promise<Removal> =>
      db.transaction().execute(async (tx) => {
        const key = keyOf(viewer, input)
        if (input.messageId !== undefined) return takeBack(tx, key, input.messageId)
        const conversation = await findConversation(tx, key, { isHeld: true })
        if (!conversation) throw notFound('Conversation')
        await clearOwnChat(tx, key.memberId, conversation)
        afterCommit(tx, () => tell([viewer.accountId], 'chats'))
        return { isForBoth: false }
      }),

    update: ({ accountId }: Member, { chatId, isMuted, isArchived }: Input<typeof updateChat>) =>
      db.transaction().execute(async (tx) => {
        const change = { ...(isMuted !== undefined && { isMuted }), ...(isArchived !== undefined && { isArchived }) }
        if (!(await changeOwnChat(tx, accountId, chatId, change))) throw notFound('Conversation')
        afterCommit(tx, () => tell([accountId], 'chats'))
        return null
      }),

    getPreferences: ({ accountId }: Member): Promise<ChatPreferences> => findChatSettings(db, accountId),

    async updatePreferences(
      { accountId }: Member,
      change: Input<typeof updateChatPreferences>,
    ): Promise<ChatPreferences> {
      const preferences = await db.transaction().execute(async (tx) => {
        await saveChatSettings(tx, accountId, change)
        return findChatSettings(tx, accountId)
      })
      if (!preferences.showsPresence) await onPresenceHidden(accountId)
      return preferences
    },
  }
}
