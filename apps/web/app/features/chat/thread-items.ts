import type { ChatMessage } from '@gable/contract/chat-message'

/** One that the server does not have yet. */
export type PendingMessage = {
  messageId: string
  text: string
  fileName?: string
  voiceSeconds?: number
  createdAt: string
  state: 'sending' | 'waiting' | 'failed'
  /** Why the server does not want it. */
  refusal?: string
}

type Placed = {
  key: string
  createdAt: string
  isOwn: boolean
  /** Of some that follow each other closely: the first has more room above, the last says when it was. */
  isFirst: boolean
  isLast: boolean
}
export type MessageItem = Placed &
  ({ message: ChatMessage; pending?: undefined } | { message?: undefined; pending: PendingMessage })
export type ThreadItem =
  | { kind: 'day'; key: string; day: string; at: string }
  | { kind: 'new'; key: string }
  | ({ kind: 'message' } & MessageItem)

type Given = {
  messages: readonly ChatMessage[]
  pending: readonly PendingMessage[]
  readerId: number
  /** How far the reader had read when the page was opened; nothing where no mark is wanted. */
  newAfter: number | undefined
  /** The reader's own unless named. */
  timeZone: string | undefined
}

const togetherMs = 5 * 60_000

/** The thread from top to bottom: days, the mark of what is new, and messages, those on their way last. */
export function toItems({ messages, pending, readerId, newAfter, timeZone }: Given): ThreadItem[] {
  const arrived = new Set(messages.map(({ messageId }) => messageId))
  const said = [
    ...messages.map((message) => ({
      key: message.messageId,
      createdAt: message.createdAt,
      isOwn: message.senderId === readerId,
      message,
    })),
    ...pending
      .filter(({ messageId }) => !arrived.has(messageId))
      .map((one) => ({ key: one.messageId, createdAt: one.createdAt, isOwn: true, pending: one })),
  ]
  const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const days = said.map(({ createdAt }) => date.format(new Date(createdAt)))
  const isTogether = (index: number) => {
    const [before, here] = [said[index - 1], said[index]]
    if (!before || !here || before.isOwn !== here.isOwn || days[index - 1] !== days[index]) return false
    return Date.parse(here.createdAt) - Date.parse(before.createdAt) < togetherMs
  }
  const firstNew = newAfter === undefined ? -1 : said.findIndex((one) => isNew(one, newAfter))
  return said.flatMap((one, index): ThreadItem[] => {
    const day = days[index] ?? ''
    return [
      ...(day === days[index - 1] ? [] : [{ kind: 'day' as const, key: `day-${day}`, day, at: one.createdAt }]),
      ...(index === firstNew ? [{ kind: 'new' as const, key: 'new' }] : []),
      { kind: 'message', ...one, isFirst: !isTogether(index), isLast: !isTogether(index + 1) },
    ]
  })
}

const isNew = (one: { isOwn: boolean; message?: ChatMessage }, newAfter: number) =>
  !one.isOwn && one.message !== undefined && one.message.sequence > newAfter
