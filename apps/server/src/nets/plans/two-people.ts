import { searchMessages } from '@gable/contract/chat-comfort'
import {
  deleteChatMessage,
  getMessages,
  getMessagesAfter,
  markChat,
  sendMessage,
  updateChat,
} from '@gable/contract/chats'
import {
  answerViewing,
  getViewings,
  makeViewingCalendarLink,
  requestViewing,
  revokeViewingCalendarLink,
} from '@gable/contract/viewings'
import type { Cast } from '../../test/cast.ts'
import type { TestServer } from '../../test/test-server.ts'

/** Two people write to each other. */
export async function talk({ product }: TestServer, { lister, stranger, ...cast }: Cast) {
  const { id: propertyId } = await cast.publish({ title: 'Lighthouse' })
  const said = { accountId: lister.id, propertyId, text: 'Is it quiet?' }
  const { chatId, messageId } = (await stranger.call(sendMessage, said)).data
  await lister.call(sendMessage, { ...said, accountId: stranger.id })
  await lister.call(getMessages, { accountId: stranger.id, propertyId })
  await stranger.call(getMessagesAfter, { chatId, afterSequence: 1 })
  await stranger.call(searchMessages, { chatId, search: 'quiet' })
  await stranger.call(markChat, { chatId, readSequence: 1 })
  await stranger.call(updateChat, { chatId, isMuted: true })
  await stranger.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId })
  const page = {
    id: 'a page',
    join: () => undefined,
    leave: () => undefined,
    say: () => undefined,
    isGone: () => false,
  }
  for (const event of ['watch', 'typing'] as const) {
    await product.chat.liveHandlers.events[event]?.({ ...page, accountId: lister.id }, chatId)
  }
}

/** One of them comes to see a home. */
export async function visit({ lister, stranger, ...cast }: Cast) {
  const { id: propertyId } = await cast.publish({ title: 'Tower' })
  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  const { id } = (await stranger.call(requestViewing, { propertyId, startsAt, isProposal: true })).data
  await lister.call(answerViewing, { id, answer: 'confirm' })
  await lister.call(getViewings, { side: 'lister', afterId: id })
  const { url } = (await stranger.call(makeViewingCalendarLink, {})).data
  await stranger.call(revokeViewingCalendarLink, {})
  return url
}
