import type { Input } from '@gable/contract/call'
import type { ChatMessage } from '@gable/contract/chat-message'
import {
  type ChatUnread,
  type getChats,
  type getMessages,
  type getMessagesAfter,
  type markChat,
  maxMessagesPerPage,
  type openChat,
} from '@gable/contract/chats'
import type { LanguageCode } from '@gable/i18n/languages'
import { afterCommit } from '#platform/after-commit.ts'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { Tell } from '#platform/live.ts'
import { maxCounted } from '#platform/whole-list.ts'
import { keyOf, speakerOf } from './chat-key.ts'
import { findListerToWriteTo, type GateDeps } from './contact-gate.ts'
import {
  type ChatKey,
  countOwnChats,
  findConversation,
  findOwnChat,
  listOwnChats,
  type OwnChat,
  sumUnread,
} from './conversations.repository.ts'
import { holdConversation, moveMarks } from './marks.repository.ts'
import { listMessagesAfter, listMessagesBefore, listRemoved } from './messages.repository.ts'
import type { createPresentChats, ShownChat } from './present-chats.ts'
import { type ContentLists, presentMessages } from './present-messages.ts'

type Deps = GateDeps &
  ContentLists & {
    db: Db
    tell: Tell
    presentChats: ReturnType<typeof createPresentChats>
  }
export type ChatReading = ReturnType<typeof createChatReading>

const usualPerPage = 24
/** As many as there can be: apps that know of no pages see these. */
const usualChats = 50
/** A badge shows no more. */
const maxUnreadChats = 99
/** Whoever was away for longer reads the page anew. */
const removedWithin = { days: 31, most: 200 }

/** What the two read of their conversations; to everybody else there are none. */
export function createChatReading(deps: Deps) {
  const { db, tell, presentChats } = deps

  async function getOwn(memberId: number, chatId: number): Promise<OwnChat> {
    const chat = await findOwnChat(db, memberId, chatId)
    if (!chat) throw notFound('Conversation')
    return chat
  }

  async function findOwnByKey(key: ChatKey): Promise<OwnChat | undefined> {
    const conversation = await findConversation(db, key)
    return conversation && findOwnChat(db, key.memberId, conversation.id)
  }

  /** Both hear of it: the other one sees the ticks, and other pages of the member count anew. */
  async function move(
    tx: Tx,
    memberId: number,
    chatId: number,
    marks: { deliveredSequence: number; readSequence: number },
  ) {
    await holdConversation(tx, chatId)
    const moved = await moveMarks(tx, memberId, chatId, marks)
    if (!moved) throw notFound('Conversation')
    const { otherId, deliveredSequence, readSequence, isNews } = moved
    if (isNews) {
      afterCommit(tx, () => {
        const told = { chatId, accountId: memberId, deliveredSequence, readSequence }
        tell([otherId], 'marks', told)
        tell([memberId], 'chats')
      })
    }
    return moved
  }

  return {
    async list(viewer: Member, input: Input<typeof getChats>, language: LanguageCode) {
      const { offset = 0, limit = usualChats, beforeId, isArchived = false } = input
      const memberId = speakerOf(viewer, input.asAdmin)
      const [chats, total] = await Promise.all([
        listOwnChats(db, memberId, { isArchived, beforeId, offset, limit }),
        countOwnChats(db, memberId, isArchived, maxCounted),
      ])
      return { data: await presentChats(viewer, chats, language), total }
    },

    /** Of a conversation that has not begun, only whoever could begin it learns anything. */
    async open(viewer: Member, input: Input<typeof openChat>, language: LanguageCode) {
      const key = keyOf(viewer, input)
      const chat: ShownChat =
        (await findOwnByKey(key)) ?? unbegun(key, await findListerToWriteTo(db, viewer, key, deps))
      const [shown] = await presentChats(viewer, [chat], language)
      if (!shown) throw notFound('Conversation')
      return shown
    },

    /** Places have no gaps, so that a page is a range of them, however far back. */
    async listMessages(
      viewer: Member,
      input: Input<typeof getMessages>,
    ): Promise<{ data: ChatMessage[]; total: number }> {
      const { page = 1, perPage = usualPerPage, beforeSequence, marksRead = true } = input
      const chat = await findOwnByKey(keyOf(viewer, input))
      if (!chat) return { data: [], total: 0 }
      const { id, memberId, lastSequence, clearedSequence } = chat
      const upTo = Math.min(lastSequence, (beforeSequence ?? lastSequence + 1) - 1) - (page - 1) * perPage
      const from = Math.max(clearedSequence, upTo - perPage) + 1
      const rows = upTo >= from ? await listMessagesBefore(db, chat, { from, upTo }) : []
      const isNewest = page === 1 && beforeSequence === undefined
      if (isNewest && marksRead && chat.readSequence < lastSequence) {
        const marks = { deliveredSequence: lastSequence, readSequence: lastSequence }
        await db.transaction().execute((tx) => move(tx, memberId, id, marks))
        chat.readSequence = lastSequence
      }
      return { data: await presentMessages(deps, chat, rows), total: lastSequence - clearedSequence }
    },

    async listAfter(viewer: Member, input: Input<typeof getMessagesAfter>) {
      const chat = await getOwn(speakerOf(viewer, input.asAdmin), input.chatId)
      const after = Math.max(input.afterSequence, chat.clearedSequence)
      const [rows, removed] = await Promise.all([
        listMessagesAfter(db, chat, { after, limit: input.limit ?? maxMessagesPerPage }),
        listRemoved(db, chat, removedWithin),
      ])
      return {
        messages: await presentMessages(deps, chat, rows),
        lastSequence: Math.max(chat.lastSequence, rows.at(-1)?.sequence ?? 0),
        readSequence: chat.readSequence,
        otherReadSequence: chat.otherReadSequence ?? 0,
        otherDeliveredSequence: chat.otherDeliveredSequence ?? 0,
        removed: removed.filter((sequence) => sequence > chat.clearedSequence),
      }
    },

    countUnread: ({ accountId }: Member): Promise<ChatUnread> => sumUnread(db, accountId, maxUnreadChats),

    async mark(viewer: Member, input: Input<typeof markChat>): Promise<ChatUnread> {
      const { chatId, deliveredSequence = 0, readSequence = 0, asAdmin } = input
      const memberId = speakerOf(viewer, asAdmin)
      return db.transaction().execute(async (tx) => {
        await move(tx, memberId, chatId, { deliveredSequence, readSequence })
        return sumUnread(tx, memberId, maxUnreadChats)
      })
    },
  }
}

const unbegun = ({ listingKind, listingId, memberId, otherId }: ChatKey, listerId: number): ShownChat => ({
  ...{ id: null, listingKind, listingId, memberId, otherId, listerId },
  ...{ lastSequence: 0, clearedSequence: 0, unread: 0, readSequence: 0, deliveredSequence: 0 },
  ...{ otherReadSequence: 0, otherDeliveredSequence: 0, isHidden: false, isMuted: false, isArchived: false },
  ...{ createdAt: new Date(0), lastAt: new Date(0), listedAt: new Date(0) },
})
