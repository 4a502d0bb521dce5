import * as comfortCalls from '@gable/contract/chat-comfort'
import * as calls from '@gable/contract/chats'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { createChatChanging } from './changing.service.ts'
import type { createChatComfort } from './comfort.service.ts'
import type { ChatReading } from './reading.service.ts'
import type { createSending } from './sending.service.ts'

type Services = {
  send: ReturnType<typeof createSending>
  reading: ChatReading
  changing: ReturnType<typeof createChatChanging>
  comfort: ReturnType<typeof createChatComfort>
}

export function chatRoutes(app: FastifyInstance, { send, reading, changing, comfort }: Services) {
  serve(app, calls.getChats, async ({ viewer, input, language }) => reading.list(viewer, input, language))
  serve(app, calls.openChat, async ({ viewer, input, language }) => ({
    data: await reading.open(viewer, input, language),
  }))
  serve(app, calls.getMessages, async ({ viewer, input }) => reading.listMessages(viewer, input))
  serve(app, calls.getMessagesAfter, async ({ viewer, input }) => ({ data: await reading.listAfter(viewer, input) }))
  serve(app, calls.sendMessage, async ({ viewer, input }) => ({ data: await send(viewer, input) }))
  serve(app, calls.deleteChatMessage, async ({ viewer, input }) => ({ data: await changing.remove(viewer, input) }))
  serve(app, calls.countUnreadChats, async ({ viewer }) => ({ data: await reading.countUnread(viewer) }))
  serve(app, calls.markChat, async ({ viewer, input }) => ({ data: await reading.mark(viewer, input) }))
  serve(app, calls.updateChat, async ({ viewer, input }) => ({ data: await changing.update(viewer, input) }))
  serve(app, comfortCalls.searchMessages, async ({ viewer, input }) => ({ data: await comfort.search(viewer, input) }))
  serve(app, comfortCalls.getChatReplies, async ({ viewer }) => ({ data: await comfort.getReplies(viewer) }))
  serve(app, comfortCalls.saveChatReplies, async ({ viewer, input: { replies = [] } }) => ({
    data: await comfort.saveReplies(viewer, replies),
  }))
  serve(app, calls.getChatPreferences, async ({ viewer }) => ({ data: await changing.getPreferences(viewer) }))
  serve(app, calls.updateChatPreferences, async ({ viewer, input }) => ({
    data: await changing.updatePreferences(viewer, input),
  }))
}
