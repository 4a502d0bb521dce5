/** What a page has to know of a message to put it in its place. */
type Placed = { sequence: number }

/** What a page knows of one conversation: a run of messages without a gap, and what came too early behind it. */
export type ChatThread<Message extends Placed> = {
  /** In order, without a gap, the newest last. */
  readonly messages: readonly Message[]
  /** Beyond a gap; shown when what is missing has been fetched. */
  readonly ahead: readonly Message[]
  /** Up to here everything is known, even where the page shows none of it. */
  readonly lastSequence: number
}

/** A page begins with the newest messages, whatever their order, and with the place that the server says is the last. */
export function startThread<Message extends Placed>(messages: readonly Message[], last = 0): ChatThread<Message> {
  const known = inOrder(messages)
  return { messages: known, ahead: [], lastSequence: Math.max(last, known.at(-1)?.sequence ?? 0) }
}

/** Whatever arrives, in any order and however often: each message is there once, at its place. */
export function applyMessages<Message extends Placed>(
  thread: ChatThread<Message>,
  arrived: readonly Message[],
): ChatThread<Message> {
  const fresh = arrived.filter(({ sequence }) => sequence > thread.lastSequence)
  if (fresh.length === 0) return thread
  const waiting = inOrder([...thread.ahead, ...fresh])
  const messages = [...thread.messages]
  let { lastSequence } = thread
  let taken = 0
  for (const message of waiting) {
    if (message.sequence !== lastSequence + 1) break
    messages.push(message)
    lastSequence = message.sequence
    taken += 1
  }
  return { messages, ahead: waiting.slice(taken), lastSequence }
}

/** What was fetched behind a place closes the gap, even where places are missing because their reader took them away. */
export function applyFetched<Message extends Placed>(
  thread: ChatThread<Message>,
  fetched: readonly Message[],
  { after, upTo }: { after: number; upTo: number },
): ChatThread<Message> {
  if (after > thread.lastSequence || upTo <= thread.lastSequence) return applyMessages(thread, fetched)
  const fresh = fetched.filter(({ sequence }) => sequence > thread.lastSequence && sequence <= upTo)
  const messages = [...thread.messages, ...inOrder(fresh)]
  const ahead = thread.ahead.filter(({ sequence }) => sequence > upTo)
  return applyMessages({ messages, ahead: [], lastSequence: upTo }, ahead)
}

/** Older ones than the page has, in any order. */
export function applyOlder<Message extends Placed>(
  thread: ChatThread<Message>,
  older: readonly Message[],
): ChatThread<Message> {
  const first = thread.messages[0]?.sequence ?? thread.lastSequence + 1
  return { ...thread, messages: [...inOrder(older.filter(({ sequence }) => sequence < first)), ...thread.messages] }
}

/** The place behind which to fetch, where something is missing. */
export function findGap<Message extends Placed>(thread: ChatThread<Message>, serverLast = 0): number | undefined {
  const isBehind = thread.ahead.length > 0 || serverLast > thread.lastSequence
  return isBehind ? thread.lastSequence : undefined
}

/** A message that was taken back, or whose mark changed. */
export function changeMessage<Message extends Placed>(
  thread: ChatThread<Message>,
  sequence: number,
  to: (message: Message) => Message,
): ChatThread<Message> {
  const changed = (message: Message) => (message.sequence === sequence ? to(message) : message)
  return { ...thread, messages: thread.messages.map(changed), ahead: thread.ahead.map(changed) }
}

/** Each place once, the first that came. */
function inOrder<Message extends Placed>(messages: readonly Message[]): Message[] {
  const bySequence = new Map<number, Message>()
  for (const message of messages) if (!bySequence.has(message.sequence)) bySequence.set(message.sequence, message)
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence)
}
