/** One message on its way out. It is plain data, so that it outlives the page in the browser's storage. */
export type QueuedMessage<Content> = {
  /** The same on every try, so that the server knows it again. */
  messageId: string
  content: Content
  queuedAt: number
  tries: number
  /** Not before this moment. */
  dueAt: number
  state: 'waiting' | 'sending' | 'refused'
  /** The code of the server's refusal. */
  refusal?: string
}

/** What one conversation still has to send, oldest first. Every function answers a new queue. */
export type SendQueue<Content> = readonly QueuedMessage<Content>[]

export const firstWaitMs = 1_000
export const longestWaitMs = 30_000

/** Twice as long after every failure; some of it by chance, so that not all clients come back at once. */
export const waitAfter = (tries: number, chance: number): number =>
  Math.round(Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, tries - 1)) * (0.5 + chance / 2))

/** Enqueued twice it is there once. */
export function enqueue<Content>(
  queue: SendQueue<Content>,
  { messageId, content, now }: { messageId: string; content: Content; now: number },
): SendQueue<Content> {
  if (queue.some((queued) => queued.messageId === messageId)) return queue
  return [...queue, { messageId, content, queuedAt: now, tries: 0, dueAt: now, state: 'waiting' }]
}

/** Only the oldest, and only while nothing is under way: whatever overtook another would stand before it for ever. */
export function findNextToSend<Content>(queue: SendQueue<Content>, now: number): QueuedMessage<Content> | undefined {
  const first = queue.find(({ state }) => state !== 'refused')
  return first?.state === 'waiting' && first.dueAt <= now ? first : undefined
}

/** When to look again; nothing while the queue is empty or a send is under way. */
export function findNextTry<Content>(queue: SendQueue<Content>): number | undefined {
  const first = queue.find(({ state }) => state !== 'refused')
  return first?.state === 'waiting' ? first.dueAt : undefined
}

export const startSending = <Content>(queue: SendQueue<Content>, messageId: string): SendQueue<Content> =>
  change(queue, messageId, (queued) => ({ ...queued, state: 'sending', tries: queued.tries + 1 }))

/** The server has it: by its answer, by the socket, or because it was among what was fetched. */
export const confirmSent = <Content>(queue: SendQueue<Content>, messageId: string): SendQueue<Content> =>
  queue.some((queued) => queued.messageId === messageId)
    ? queue.filter((queued) => queued.messageId !== messageId)
    : queue

/** Nobody knows whether it arrived, so it is sent again with the same id. */
export const failSending = <Content>(
  queue: SendQueue<Content>,
  messageId: string,
  { now, chance }: { now: number; chance: number },
): SendQueue<Content> =>
  change(queue, messageId, (queued) => ({ ...queued, state: 'waiting', dueAt: now + waitAfter(queued.tries, chance) }))

/** The server does not want it: it stays for its writer to see, and the next one goes. */
export const refuseSending = <Content>(
  queue: SendQueue<Content>,
  messageId: string,
  refusal: string,
): SendQueue<Content> => change(queue, messageId, (queued) => ({ ...queued, state: 'refused', refusal }))

/** Its writer wants to try again. It goes to the end: others have gone before it. */
export function retrySending<Content>(queue: SendQueue<Content>, messageId: string, now: number): SendQueue<Content> {
  const refused = queue.find((queued) => queued.messageId === messageId && queued.state === 'refused')
  if (!refused) return queue
  const { refusal: _, ...rest } = refused
  return [...discard(queue, messageId), { ...rest, state: 'waiting', tries: 0, dueAt: now }]
}

export const discard = <Content>(queue: SendQueue<Content>, messageId: string): SendQueue<Content> =>
  queue.filter((queued) => queued.messageId !== messageId)

/** After a reload nobody waits for the answer any more; back online nobody waits for the clock. */
export const resumeSending = <Content>(queue: SendQueue<Content>, now: number): SendQueue<Content> =>
  queue.map((queued) => (queued.state === 'refused' ? queued : { ...queued, state: 'waiting', dueAt: now }))

function change<Content>(
  queue: SendQueue<Content>,
  messageId: string,
  to: (queued: QueuedMessage<Content>) => QueuedMessage<Content>,
): SendQueue<Content> {
  return queue.map((queued) => (queued.messageId === messageId ? to(queued) : queued))
}
