import type { LiveEvents, LiveWords } from '@gable/contract/live'
import type { Logger } from 'pino'
import type { Socket } from 'socket.io'

/** The page of a member, to whoever hears what it says. */
export type LivePage = {
  id: string
  accountId: number
  join: (room: string) => void
  leave: (room: string) => void
  say: <Event extends keyof LiveEvents>(event: Event, ...values: Parameters<LiveEvents[Event]>) => void
}

/** What a feature does when pages say something. What they say is checked by whoever hears it. */
export type LiveEars = {
  words: { [Word in keyof LiveWords]?: (page: LivePage, said: unknown) => Promise<void> }
  onGone?: (page: LivePage) => void
}

/** Of one socket. No page of ours says more than a few words in this time. */
const mostWords = 40
const windowMs = 10_000

/** Hears the known words of one socket; whoever says anything else, or too much, is cut off. */
export function hearWords(socket: Socket<LiveWords, LiveEvents>, accountId: number, ears: LiveEars[], log: Logger) {
  const page: LivePage = {
    id: socket.id,
    accountId,
    join: (room) => void socket.join(room),
    leave: (room) => void socket.leave(room),
    say: (event, ...values) => void socket.emit(event, ...values),
  }
  let count = 0
  let startedAt = 0
  socket.onAny((word: string, ...said: unknown[]) => {
    if (performance.now() - startedAt > windowMs) [count, startedAt] = [0, performance.now()]
    count += 1
    const heard = ears.flatMap(
      ({ words }) => (Object.hasOwn(words, word) ? words[word as keyof LiveWords] : undefined) ?? [],
    )
    if (heard.length === 0 || said.length > 1 || count > mostWords) {
      socket.disconnect(true)
      return
    }
    for (const hear of heard) {
      hear(page, said[0]).catch((error: unknown) => log.warn({ error, word }, 'a word of a page was not heard'))
    }
  })
  socket.on('disconnect', () => {
    for (const { onGone } of ears) onGone?.(page)
  })
}
