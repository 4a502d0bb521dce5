import type { ClientEvents, LiveEvents } from '@gable/contract/live'
import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import type { Member } from './access.ts'

/** The page of a member, to whoever handles what it says. */
export type LivePage = {
  id: string
  accountId: number
  /** Whether it was closed while somebody looked something up for it. */
  isGone: () => boolean
  join: (room: string) => void
  leave: (room: string) => void
  say: <Event extends keyof LiveEvents>(event: Event, ...values: Parameters<LiveEvents[Event]>) => void
}

/** What a feature does when pages say something. What they say is checked by its handler. */
export type LiveHandlers = {
  events: { [Event in keyof ClientEvents]?: (page: LivePage, value: unknown) => Promise<void> }
  onGone?: (page: LivePage) => void
  /** What other processes said may not have been heard here, whatever it was. */
  onMissed?: () => Promise<void>
  /** For whom a member is told things, besides for themselves. */
  hearsFor?: (member: Member) => number[]
}

/** Of one socket. No page of ours says more than a few things in this time. */
const maxEvents = 40
const windowMs = 10_000

/** Handles the known events of one socket; whoever says anything else, or too much, is cut off. */
export function handleEvents(
  socket: Socket<ClientEvents, LiveEvents>,
  accountId: number,
  handlers: LiveHandlers[],
  log: Logger,
) {
  const page: LivePage = {
    id: socket.id,
    accountId,
    isGone: () => !socket.connected,
    // A room keeps whoever joins it after they left, and nothing would ever take them out again.
    join: (room) => void (socket.connected && socket.join(room)),
    leave: (room) => void socket.leave(room),
    say: (event, ...values) => void socket.emit(event, ...values),
  }
  let count = 0
  let startedAt = 0
  socket.onAny((event: string, ...values: unknown[]) => {
    if (performance.now() - startedAt > windowMs) [count, startedAt] = [0, performance.now()]
    count += 1
    const found = handlers.flatMap(
      ({ events }) => (Object.hasOwn(events, event) ? events[event as keyof ClientEvents] : undefined) ?? [],
    )
    if (found.length === 0 || values.length > 1 || count > maxEvents) {
      socket.disconnect(true)
      return
    }
    for (const handle of found) {
      handle(page, values[0]).catch((error: unknown) => log.warn({ error, event }, 'an event of a page failed'))
    }
  })
  socket.on('disconnect', () => {
    for (const { onGone } of handlers) onGone?.(page)
  })
}
