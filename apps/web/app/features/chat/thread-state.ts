import type { ChatMessage } from '@gable/contract/chat-message'
import type { Chat } from '@gable/contract/chats'
import type { ChatMarks } from '@gable/contract/live'
import {
  applyFetched,
  applyMessages,
  applyOlder,
  changeMessage,
  type ChatThread,
  startThread as startPlaces,
} from '@gable/domain/chat-thread'

/** What a page knows of one conversation: its messages, and how far each of the two has them. */
export type ThreadState = ChatThread<ChatMessage> & Marks & { hasOlder: boolean }

type Marks = {
  /** Of the reader. */
  readSequence: number
  otherReadSequence: number
  otherDeliveredSequence: number
}

/** A full page has others before it. */
export function startThread(chat: Chat, messages: readonly ChatMessage[], perPage: number): ThreadState {
  const { readSequence, otherReadSequence, otherDeliveredSequence } = chat
  return {
    ...startPlaces(messages, chat.lastSequence),
    hasOlder: messages.length >= perPage,
    readSequence,
    otherReadSequence,
    otherDeliveredSequence,
  }
}

/** Just said, by either of the two. */
export const addMessage = (state: ThreadState, message: ChatMessage): ThreadState => ({
  ...state,
  ...applyMessages(state, [message]),
})

type Missed = Marks & { messages: readonly ChatMessage[]; lastSequence: number; removed: readonly number[] }

/** What was asked for behind a place; a full page leads only as far as its last message. */
export function addMissed(state: ThreadState, missed: Missed, asked: { after: number; limit: number }): ThreadState {
  const { messages, lastSequence, removed, ...marks } = missed
  const upTo = messages.length < asked.limit ? lastSequence : (messages.at(-1)?.sequence ?? lastSequence)
  const whole = { ...state, ...applyFetched(state, messages, { after: asked.after, upTo }) }
  return raiseMarks(removed.reduce(removeMessage, whole), marks)
}

export const addOlder = (state: ThreadState, older: readonly ChatMessage[], perPage: number): ThreadState => ({
  ...state,
  ...applyOlder(state, older),
  hasOlder: older.length >= perPage,
})

export function addMarks(state: ThreadState, marks: ChatMarks, readerId: number): ThreadState {
  const { accountId, deliveredSequence, readSequence } = marks
  if (accountId === readerId) return raiseMarks(state, { readSequence })
  return raiseMarks(state, { otherReadSequence: readSequence, otherDeliveredSequence: deliveredSequence })
}

/** A mark only ever moves on: an older one may arrive after a newer. */
export function raiseMarks(state: ThreadState, marks: Partial<Marks>): ThreadState {
  const { readSequence = 0, otherReadSequence = 0, otherDeliveredSequence = 0 } = marks
  return {
    ...state,
    readSequence: Math.max(state.readSequence, readSequence),
    otherReadSequence: Math.max(state.otherReadSequence, otherReadSequence),
    otherDeliveredSequence: Math.max(state.otherDeliveredSequence, otherDeliveredSequence),
  }
}

/** Taken back by its sender: a mark stays in its place. */
export const removeMessage = (state: ThreadState, sequence: number): ThreadState => ({
  ...state,
  ...changeMessage(state, sequence, (message) => ({
    ...message,
    isRemoved: true,
    text: '',
    fileUrl: '',
    audioUrl: '',
    file: null,
    voice: null,
    viewing: null,
  })),
})

/** The same messages with what has become of their files and viewings. */
export const refreshContent = (state: ThreadState, messages: readonly ChatMessage[]): ThreadState =>
  messages.reduce(
    (before, { sequence, text, file, fileUrl, voice, audioUrl, viewing }) => ({
      ...before,
      ...changeMessage(before, sequence, (message) =>
        isOlder(viewing, message.viewing) ? message : { ...message, text, file, fileUrl, voice, audioUrl, viewing },
      ),
    }),
    state,
  )

/** Of two answers the later one may arrive first. */
const isOlder = (viewing: ChatMessage['viewing'], known: ChatMessage['viewing']) =>
  viewing !== null && known !== null && viewing.sequence < known.sequence

/** Deleted for the reader alone: nothing stays. */
export const hideMessage = (state: ThreadState, sequence: number): ThreadState => ({
  ...state,
  messages: state.messages.filter((message) => message.sequence !== sequence),
})

export type MessageState = 'sent' | 'delivered' | 'read'

export function stateOf({ sequence }: ChatMessage, marks: Marks): MessageState {
  if (sequence <= marks.otherReadSequence) return 'read'
  return sequence <= marks.otherDeliveredSequence ? 'delivered' : 'sent'
}
