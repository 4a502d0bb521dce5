import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** Carries what one process says to the sockets of all others. While Redis is away, each reaches its own alone. */
export function createLiveRelay(url: string, name: string, log: Logger) {
  // Whoever speaks must not wait for a Redis that does not answer.
  const speaker = new Redis(url, { connectTimeout: 1_000, commandTimeout: 1_000, maxRetriesPerRequest: 1 })
  speaker.on('error', (error) => log.debug(error, 'Redis is away'))
  /** Listeners wait for as long as it takes: one that gave up would be asked again at once, without end. */
  const duplicate = () => {
    const listener = new Redis(url, { maxRetriesPerRequest: null })
    const subscribe = listener.subscribe.bind(listener)
    // Closed before Redis was ever there, it would fail with nobody to hear it.
    return Object.assign(listener, { subscribe: (channels: string[]) => subscribe(...channels).catch(() => 0) })
  }
  return {
    adapter: createAdapter(Object.assign(speaker, { duplicate }), { streamName: name, channelPrefix: name }),
    isUp: () =>
      speaker.ping().then(
        () => true,
        () => false,
      ),
    /** What was said last still leaves. */
    close: async () => {
      await speaker.quit().catch(() => speaker.disconnect())
    },
  }
}
