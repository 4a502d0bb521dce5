import { Redis } from 'ioredis'
import type { Logger } from 'pino'

export type Announcements = ReturnType<typeof createAnnouncements>

/**
 * Tells all processes that something changed, so that none waits for its cache to grow old. It is a wish, not a
 * promise: without Redis nobody hears it, and every cache must end by itself soon after.
 */
export function createAnnouncements(url: string, log: Logger) {
  const options = { lazyConnect: true, maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 1_000 }
  const speaker = new Redis(url, options)
  const hearer = new Redis(url, { ...options, enableOfflineQueue: true })
  const hearers = new Map<string, () => void>()
  for (const redis of [speaker, hearer]) redis.on('error', (error) => log.debug(error, 'Redis is away'))
  hearer.on('message', (channel: string) => hearers.get(channel)?.())

  return {
    hear(channel: string, onChange: () => void) {
      hearers.set(channel, onChange)
      hearer.subscribe(channel).catch((error: unknown) => log.debug(error, 'changes are not heard of at once'))
    },
    async tell(channel: string) {
      if (speaker.status === 'wait') await speaker.connect().catch(() => undefined)
      await speaker.publish(channel, '').catch((error: unknown) => log.debug(error, 'a change was not told'))
    },
    close() {
      speaker.disconnect()
      hearer.disconnect()
    },
  }
}
