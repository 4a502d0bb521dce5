import { Redis } from 'ioredis'
import type { Logger } from 'pino'

export type Announcements = ReturnType<typeof createAnnouncements>

/**
 * Tells all processes that something changed, so that none waits for its cache to grow old. It is a wish, not a
 * promise: without Redis nobody hears it, and every cache must end by itself soon after.
 */
export function createAnnouncements(url: string, log: Logger) {
  const options = { lazyConnect: true, maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 1_000 }
  const publisher = new Redis(url, options)
  const subscriber = new Redis(url, { ...options, enableOfflineQueue: true })
  const listeners = new Map<string, () => void>()
  for (const redis of [publisher, subscriber]) redis.on('error', (error) => log.debug(error, 'Redis is away'))
  subscriber.on('message', (channel: string) => listeners.get(channel)?.())

  return {
    subscribe(channel: string, onChange: () => void) {
      listeners.set(channel, onChange)
      subscriber.subscribe(channel).catch((error: unknown) => log.debug(error, 'changes are not heard of at once'))
    },
    async publish(channel: string) {
      if (publisher.status === 'wait') await publisher.connect().catch(() => undefined)
      await publisher.publish(channel, '').catch((error: unknown) => log.debug(error, 'a change was not told'))
    },
    close() {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
