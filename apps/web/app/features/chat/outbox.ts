import type { ChatMessage } from '@gable/contract/chat-message'
import { ApiError } from '@gable/contract/client'
import {
  confirmSent,
  discard,
  enqueue,
  failSending,
  findNextToSend,
  findNextTry,
  refuseSending,
  resumeSending,
  retrySending,
  type SendQueue,
  startSending,
} from '@gable/domain/chat-queue'
import type { Sent } from './chat-calls.ts'
import { type ChatPlace, keyOf } from './chat-place.ts'
import { keepQueues, recallQueues } from './chat-storage.ts'

export type QueuedContent = {
  place: ChatPlace
  text: string
  file?: { name: string; type: string }
  /** The file is a voice note of this length. */
  voiceSeconds?: number
}
export type Queue = SendQueue<QueuedContent>
type Queues = Record<string, Queue>
type Send = (sent: Sent) => Promise<ChatMessage>
type Arrived = (message: ChatMessage) => void
/** Files are too large for where the rest is kept. */
export type KeptFiles = {
  keep: (messageId: string, file: File) => Promise<unknown>
  find: (messageId: string) => Promise<File | undefined>
  forget: (messageId: string) => Promise<unknown>
}

export type Outbox = ReturnType<typeof createOutbox>

const none: Queue = []

/**
 * What a member wrote and the server does not have yet, of all conversations. It is kept in the browser, so that a
 * reload or a lost network loses nothing; the same message is never sent under another id.
 */
export function createOutbox({ memberId, send, files }: { memberId: number; send: Send; files: KeptFiles }) {
  let queues = read(memberId)
  const listeners = new Set<() => void>()
  const arrivals = new Set<Arrived>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  /** Conversations of which this tab waits for an answer. */
  const busy = new Set<string>()

  function change(key: string, to: (queue: Queue) => Queue) {
    // Another tab may have written since.
    const all = read(memberId)
    const { [key]: before = none, ...others } = all
    const after = to(before)
    queues = after.length > 0 ? { ...others, [key]: after } : others
    keepQueues(memberId, queues)
    for (const listener of listeners) listener()
  }

  async function pump(key: string): Promise<void> {
    clearTimeout(timers.get(key))
    if (busy.has(key)) return
    const next = findNextToSend(queues[key] ?? none, Date.now())
    if (!next) return wait(key)
    const { messageId, content } = next
    busy.add(key)
    change(key, (queue) => startSending(queue, messageId))
    try {
      const message = await send(await toSent(messageId, content, files))
      for (const tell of arrivals) tell(message)
      change(key, (queue) => confirmSent(queue, messageId))
      if (content.file) void files.forget(messageId)
    } catch (error) {
      change(key, (queue) =>
        isForGood(error)
          ? refuseSending(queue, messageId, error.code)
          : failSending(queue, messageId, { now: Date.now(), chance: Math.random() }),
      )
    }
    busy.delete(key)
    return pump(key)
  }

  function wait(key: string) {
    const at = findNextTry(queues[key] ?? none)
    if (at !== undefined)
      timers.set(
        key,
        setTimeout(() => void pump(key), Math.max(0, at - Date.now())),
      )
  }

  return {
    queueOf: (place: ChatPlace): Queue => queues[keyOf(place)] ?? none,
    add(place: ChatPlace, text: string, file?: File, voiceSeconds?: number) {
      const key = keyOf(place)
      const messageId = crypto.randomUUID()
      const { accountId, propertyId, projectId } = place
      const content = {
        place: { accountId, propertyId, projectId },
        text,
        ...(file && { file: { name: file.name, type: file.type } }),
        ...(voiceSeconds !== undefined && { voiceSeconds }),
      }
      if (file) void files.keep(messageId, file)
      change(key, (queue) => enqueue(queue, { messageId, content, now: Date.now() }))
      void pump(key)
    },
    retry(place: ChatPlace, messageId: string) {
      const key = keyOf(place)
      change(key, (queue) => resumeSending(retrySending(queue, messageId, Date.now()), Date.now()))
      void pump(key)
    },
    discard(place: ChatPlace, messageId: string) {
      void files.forget(messageId)
      change(keyOf(place), (queue) => discard(queue, messageId))
    },
    /** It was heard or fetched before its own answer came. */
    confirm(place: ChatPlace, messageId: string) {
      const key = keyOf(place)
      if (queues[key]?.some((queued) => queued.messageId === messageId))
        change(key, (queue) => confirmSent(queue, messageId))
    },
    /** After a reload, and when the network is back. */
    resume() {
      for (const key of Object.keys(queues)) {
        if (busy.has(key)) continue
        change(key, (queue) => resumeSending(queue, Date.now()))
        void pump(key)
      }
    },
    /** Another tab has changed what is kept. */
    reread() {
      queues = read(memberId)
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onArrival(tell: Arrived) {
      arrivals.add(tell)
      return () => void arrivals.delete(tell)
    },
  }
}

async function toSent(messageId: string, content: QueuedContent, files: KeptFiles): Promise<Sent> {
  const { place, text, file, voiceSeconds } = content
  const sent = { ...place, messageId, ...(text && { text }) }
  if (!file) return sent
  const found = await files.find(messageId)
  // A browser that keeps no files has lost it with the page.
  if (!found) throw new ApiError(404, 'not_found', 'The file is gone')
  return voiceSeconds === undefined ? { ...sent, file: found } : { ...sent, audio: found, audioSeconds: voiceSeconds }
}

/** Only what the server has refused on purpose; everything else may be better in a moment, or after signing in again. */
const isForGood = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 425, 429].includes(error.status)

/** Written by another version of the site it is left alone. */
function read(memberId: number): Queues {
  const kept = recallQueues(memberId)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Queue] => Array.isArray(entry[1])))
}
