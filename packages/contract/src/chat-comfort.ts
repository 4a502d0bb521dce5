import { maxChatReplies, maxReplyLetters } from '@gable/domain/chat-rules'
import * as z from 'zod'
import type { Call } from './call.ts'
import { ChatMessage, WholeNumber } from './chat-message.ts'
import { Id, renamed, text } from './wire.ts'

export const leastSearched = 2

export const searchMessages = {
  method: 'GET',
  path: '/search-messages',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: what was said in one conversation, newest first; some thousand messages are looked at by each call',
  input: renamed(
    z.strictObject({
      chat_id: Id,
      search: text(100, leastSearched),
      before: WholeNumber.optional().describe('Only those before this place'),
    }),
    { chat_id: 'chatId', before: 'beforeSequence' },
  ),
  output: renamed(
    z.object({
      messages: z.array(ChatMessage),
      before: z.int().nonnegative().nullable().describe('Ask again before this place; null where all was looked at'),
    }),
    { before: 'beforeSequence' },
  ),
  errors: ['not_found'],
} as const satisfies Call

const ChatReplies = z.object({ replies: z.array(z.string()) })
export type ChatReplies = z.output<typeof ChatReplies>

export const getChatReplies = {
  method: 'GET',
  path: '/chat-replies',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: what the member keeps to say it again, in their order',
  input: z.strictObject({}),
  output: ChatReplies,
  errors: [],
} as const satisfies Call

export const saveChatReplies = {
  method: 'POST',
  path: '/save-chat-replies',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: keep these instead of all there were',
  input: z.strictObject({ replies: z.array(text(maxReplyLetters, 1)).max(maxChatReplies).optional() }),
  output: ChatReplies,
  errors: [],
} as const satisfies Call
