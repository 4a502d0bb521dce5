import type { ChatMessage } from '@gable/contract/chat-message'
import type { Chat } from '@gable/contract/chats'
import type { ChatMarks } from '@gable/contract/live'

/** What a page knows of one conversation. */
export type ThreadState = {
  /** By their sequence, each once. */
  messages: readonly ChatMessage[]
  hasOlder: boolean
  /** Up to here nothing is missing. */
  knownSequence: number
  /** How far the reader has read it, and how far the other one has it. */
  readSequence: number
  otherReadSequence: number
  otherDeliveredSequence: number
}

type Marks = Pick<ThreadState, 'readSequence' | 'otherReadSequence' | 'otherDeliveredSequence'>

/** Messages come newest first; a full page has others before it. */
export function startThread(chat: Chat, messages: readonly ChatMessage[], perPage: number): ThreadState {
  return {
    messages: messages.toSorted(bySequence),
    hasOlder: messages.length >= perPage,
    knownSequence: Math.max(chat.lastSequence, messages[0]?.sequence ?? 0),
    readSequence: chat.readSequence,
    otherReadSequence: chat.otherReadSequence,
    otherDeliveredSequence: chat.otherDeliveredSequence,
  }
}

/** One that was just said. It may come twice, late, or before one that is still on its way. */
export function addMessage(state: ThreadState, message: ChatMessage): ThreadState {
  const isNext = message.sequence === state.knownSequence + 1
  return { ...merge(state, [message]), knownSequence: isNext ? message.sequence : state.knownSequence }
}

/** Whether something lies between what is known and what has come since. */
export const isBehind = ({ messages, knownSequence }: ThreadState) => (messages.at(-1)?.sequence ?? 0) > knownSequence

type Missed = Marks & { messages: readonly ChatMessage[]; lastSequence: number; removed: readonly number[] }

/** What was asked for behind the known place; while that is not all, `isBehind` says so. */
export function addMissed(state: ThreadState, missed: Missed): ThreadState {
  const { messages, lastSequence, removed, readSequence, otherReadSequence, otherDeliveredSequence } = missed
  const reached = messages.at(-1)?.sequence ?? lastSequence
  const merged = removed.reduce(removeMessage, merge(state, messages))
  return raiseMarks(
    { ...merged, knownSequence: Math.max(state.knownSequence, reached) },
    { readSequence, otherReadSequence, otherDeliveredSequence },
  )
}

export function addOlder(state: ThreadState, older: readonly ChatMessage[], perPage: number): ThreadState {
  return { ...merge(state, older), hasOlder: older.length >= perPage }
}

/** A mark only ever moves on: an older one may arrive after a newer. */
export function addMarks(state: ThreadState, marks: ChatMarks, readerId: number): ThreadState {
  const { deliveredSequence, readSequence } = marks
  if (marks.accountId === readerId) return raiseMarks(state, { readSequence })
  return raiseMarks(state, { otherReadSequence: readSequence, otherDeliveredSequence: deliveredSequence })
}

function raiseMarks(state: ThreadState, marks: Partial<Marks>): ThreadState {
  const raised = Object.entries(marks).map(([name, value]) => [name, Math.max(state[name as keyof Marks], value)])
  return { ...state, ...(Object.fromEntries(raised) as Partial<Marks>) }
}

/** Taken back by its sender: a mark stays in its place. */
export function removeMessage(state: ThreadState, sequence: number): ThreadState {
  const messages = state.messages.map((one) =>
    one.sequence === sequence ? { ...one, isRemoved: true, text: '', fileUrl: '', audioUrl: '' } : one,
  )
  return { ...state, messages }
}

/** Deleted for the reader alone: nothing stays. */
export const hideMessage = (state: ThreadState, sequence: number): ThreadState => ({
  ...state,
  messages: state.messages.filter((one) => one.sequence !== sequence),
})

const bySequence = (one: ChatMessage, other: ChatMessage) => one.sequence - other.sequence

function merge(state: ThreadState, added: readonly ChatMessage[]): ThreadState {
  if (added.length === 0) return state
  const all = new Map([...state.messages, ...added].map((one) => [one.sequence, one]))
  return { ...state, messages: [...all.values()].toSorted(bySequence) }
}

export type MessageState = 'sent' | 'delivered' | 'read'

export function stateOf({ sequence }: ChatMessage, state: ThreadState): MessageState {
  if (sequence <= state.otherReadSequence) return 'read'
  return sequence <= state.otherDeliveredSequence ? 'delivered' : 'sent'
}
