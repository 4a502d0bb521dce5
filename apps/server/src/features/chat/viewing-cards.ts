import { afterCommit } from '#platform/after-commit.ts'
import type { Tx } from '#platform/db.ts'
import type { Tell } from '#platform/live.ts'
import { addConversation, type ChatKey, findConversationHeld } from './conversations.repository.ts'
import { addMessage, findByClientId } from './messages.repository.ts'
import { type ContentLists, presentWritten } from './present-messages.ts'

export type CardOf = {
  viewingId: number
  /** The name of its message: whoever adds the card again finds it. */
  messageId: string
  listingKind: 'property' | 'project'
  listingId: number
  listerId: number
  visitorId: number
  /** What the visitor said with it. */
  words: string
}
export type ShowCard = (tx: Tx, card: CardOf) => Promise<void>

/**
 * Puts a viewing into the conversation of its two, in the transaction of the viewing: one card for each, from whoever
 * asked, which begins the conversation where there is none. Who may reach whom was decided for the viewing.
 */
export function createViewingCards({ tell, ...lists }: ContentLists & { tell: Tell }): ShowCard {
  return async (tx, { viewingId, messageId, listingKind, listingId, listerId, visitorId, words }) => {
    const key: ChatKey = { listingKind, listingId, memberId: visitorId, otherId: listerId }
    const conversation = (await findConversationHeld(tx, key)) ?? (await addConversation(tx, key, listerId))
    if (await findByClientId(tx, conversation, visitorId, messageId)) return
    const row = await addMessage(tx, conversation.id, {
      ...{ senderId: visitorId, otherId: listerId, authorId: visitorId, clientId: messageId, text: words },
      ...{ fileId: null, voiceId: null, viewingId },
    })
    for (const readerId of [visitorId, listerId]) {
      const message = await presentWritten(lists, key, row, readerId, tx)
      // Whoever does not hear of it fetches it by its place.
      afterCommit(tx, () => tell([readerId], 'message', message))
    }
  }
}
