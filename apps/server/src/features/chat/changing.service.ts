import type { Input } from '@gable/contract/call'
import type { ChatPreferences, deleteChatMessage, updateChat, updateChatPreferences } from '@gable/contract/chats'
import { afterCommit } from '#platform/after-commit.ts'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { Tell } from '#platform/live.ts'
import type { ChatFiles } from './chat-files.ts'
import { keyOf } from './chat-key.ts'
import { changeOwnChat, clearOwnChat, findConversationHeld } from './conversations.repository.ts'
import { countRemoved } from './marks.repository.ts'
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
    const conversation = await findConversationHeld(tx, key)
    // By the name that its sender gave it: nobody finds, and takes back, what another one said.
    const message = conversation && (await findByClientId(tx, conversation, memberId, messageId))
    // The card of a viewing is nobody's alone: what was agreed is cancelled, not taken back.
    if (!message || message.viewingId !== null) throw notFound('Message')
    if (message.removedAt) return { isForBoth: true }
    if (!(await removeForBoth(tx, message, await findTakeBackMinutes()))) {
      await hideForSender(tx, message)
      return { isForBoth: false }
    }
    const { conversationId: chatId, sequence, fileId, voiceId } = message
    for (const id of [fileId, voiceId]) if (id) await files.release(tx, id)
    await countRemoved(tx, { conversationId: chatId, memberId: otherId, sequence })
    afterCommit(tx, () => tell([memberId, otherId], 'removed', { chatId, sequence }))
    return { isForBoth: true }
  }

  return {
    remove: (viewer: Member, input: Input<typeof deleteChatMessage>): Promise<Removal> =>
      db.transaction().execute(async (tx) => {
        const key = keyOf(viewer, input)
        if (input.messageId !== undefined) return takeBack(tx, key, input.messageId)
        const conversation = await findConversationHeld(tx, key)
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
