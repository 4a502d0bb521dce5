import type { ChatMessage } from '@gable/contract/chat-message'
import { useEffect, useSyncExternalStore } from 'react'
import { useSite } from '#app/shell/site.ts'
import type { ChatPlace } from './chat-place.ts'
import { chatFiles } from './chat-files.ts'
import { createOutbox, type Outbox, type Queue } from './outbox.ts'

let current: { memberId: number; outbox: Outbox } | undefined
const none: Queue = []

/** One for all conversations of this page. */
export function outboxOf(memberId: number): Outbox {
  if (current?.memberId === memberId) return current.outbox
  const outbox = createOutbox({
    memberId,
    files: chatFiles,
    send: async (sent) => (await import('./chat-calls.ts')).send(sent),
  })
  current = { memberId, outbox }
  return outbox
}

/** What waits in one conversation; whatever arrives is told with its place. */
export function useOutbox(place: ChatPlace, onArrival: (message: ChatMessage) => void) {
  const memberId = useSite().account?.id ?? 0
  const outbox = outboxOf(memberId)
  const queue = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.queueOf(place),
    () => none,
  )
  useEffect(() => outbox.onArrival(onArrival), [outbox, onArrival])
  return { outbox, queue }
}
