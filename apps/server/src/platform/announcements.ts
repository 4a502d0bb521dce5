import { Redis } from 'ioredis'
import type { Logger } from 'pino'

export type Announcements = {
  subscribe: (channel: string, onChange: () => void) => void
  publish: (channel: string) => Promise<void>
  close: () => void
}

/** Where there is no Redis, nobody hears anything. */
const silence: Announcements = { subscribe: () => undefined, publish: async () => undefined, close: () => undefined }

/**
 * Tells all processes that something changed, so that none waits for its cache to grow old. It is a wish, not a
 * promise: without Redis nobody hears it, and every cache must end by itself soon after.
 */
export function createAnnouncements(url: string | undefined, log: Logger): Announcements {
  if (!url) return silence
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
