import { getChatReplies, saveChatReplies, searchMessages } from '@gable/contract/chat-comfort'
import {
  deleteChatMessage,
  getChats,
  getMessages,
  getMessagesAfter,
  markChat,
  maxMessagesPerPage,
  sendMessage,
  updateChat,
} from '@gable/contract/chats'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { ChatPlace } from './chat-place.ts'
import { chatsPerPage, messagesPerPage } from './page-sizes.ts'

export const fetchChats = async (isArchived: boolean, beforeId?: number) =>
  (await dispatch(getChats, { isArchived, beforeId, limit: chatsPerPage })).data

export const fetchOlder = async (
  { accountId, propertyId, projectId }: ChatPlace,
  beforeSequence: number,
  perPage = messagesPerPage,
) =>
  (
    await dispatch(getMessages, {
      accountId,
      propertyId,
      projectId,
      beforeSequence,
      perPage,
      marksRead: false,
    })
  ).data

/** What was said while the page did not hear it, and how it was asked for. */
export async function fetchMissed(chatId: number, after: number) {
  const asked = { after, limit: maxMessagesPerPage }
  const { data } = await dispatch(getMessagesAfter, { chatId, afterSequence: after, limit: asked.limit })
  return { missed: data, asked }
}

export const markDelivered = async (chatId: number, deliveredSequence: number) =>
  (await dispatch(markChat, { chatId, deliveredSequence })).data

export const markRead = async (chatId: number, sequence: number) =>
  (await dispatch(markChat, { chatId, deliveredSequence: sequence, readSequence: sequence })).data

export type Sent = ChatPlace & { messageId: string; text?: string; file?: File; audio?: File; audioSeconds?: number }

const textWithinMs = 15_000

/** Files may take minutes; a text that takes as long is lost, and sent again. */
export async function send(sent: Sent) {
  const isText = !sent.file && !sent.audio
  return (await dispatch(sendMessage, sent, isText ? { signal: AbortSignal.timeout(textWithinMs) } : {})).data
}

/** Without a message the whole conversation, for oneself; answers whether the other one lost it, too. */
export const remove = async ({ accountId, propertyId, projectId }: ChatPlace, messageId?: string) =>
  (await dispatch(deleteChatMessage, { accountId, propertyId, projectId, ...(messageId && { messageId }) })).data
    .isForBoth

export const changeChat = (chatId: number, change: { isMuted?: boolean; isArchived?: boolean }) =>
  dispatch(updateChat, { chatId, ...change })

export const findMessages = async (chatId: number, search: string, beforeSequence?: number) =>
  (await dispatch(searchMessages, { chatId, search, ...(beforeSequence && { beforeSequence }) })).data

export const fetchReplies = async () => (await dispatch(getChatReplies, {})).data.replies

export const keepReplies = async (replies: string[]) => (await dispatch(saveChatReplies, { replies })).data.replies
