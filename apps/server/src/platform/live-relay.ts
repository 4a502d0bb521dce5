import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** What is said in a minute of the largest site fits; a process that is further behind asks instead. */
const maxEntries = 10_000
/** Words of people do not stay where nobody looks for them. */
const keptMs = 60_000

/**
 * Adds an entry that nobody reads, so that all who listen know their place before something is said, and drops old ones.
 * By the clock of Redis, which made their numbers.
 */
const beat = `
  redis.call('xadd', KEYS[1], 'maxlen', '~', ARGV[1], '*', 'beat', '')
  return redis.call('xtrim', KEYS[1], 'minid', redis.call('time')[1] * 1000 - ARGV[2])`

/** Carries what one process says to the sockets of all others. While Redis is away, each reaches its own alone. */
export function createLiveRelay(url: string, name: string, log: Logger) {
  let wasCut = false
  const listeners: Redis[] = []
  const noteCut = () => {
    wasCut = true
  }
  // Whoever speaks must not wait for a Redis that does not answer.
  const speaker = new Redis(url, { connectTimeout: 1_000, commandTimeout: 1_000, maxRetriesPerRequest: 1 })
  speaker.on('error', (error) => log.debug(error, 'Redis is away'))
  speaker.on('close', noteCut)
  const add = speaker.xadd.bind(speaker) as (...given: unknown[]) => Promise<string | null>
  const xadd = (...given: unknown[]) =>
    add(...given).catch((error: unknown) => {
      noteCut()
      throw error
    })
  const send = speaker.publish.bind(speaker)
  // The adapter waits for none of these: one that failed would have nobody to hear it, which ends a process.
  const publish = (channel: string, said: Buffer) =>
    send(channel, said).catch((error: unknown) => {
      noteCut()
      log.debug(error, 'what is for other processes was not said')
      return 0
    })
  /** Listeners wait for as long as it takes: one that gave up would be asked again at once, without end. */
  const duplicate = () => {
    const listener = new Redis(url, { maxRetriesPerRequest: null })
    listener.on('close', noteCut)
    listeners.push(listener)
    const subscribe = listener.subscribe.bind(listener)
    // Closed before Redis was ever there, it would fail with nobody to hear it.
    return Object.assign(listener, { subscribe: (channels: string[]) => subscribe(...channels).catch(() => 0) })
  }
  return {
    adapter: createAdapter(Object.assign(speaker, { duplicate, xadd, publish }), {
      streamName: name,
      channelPrefix: name,
      maxLen: maxEntries,
    }),
    /** Whether it works now, and whether it was interrupted since this was asked the last time, however shortly. */
    async check(): Promise<{ isUp: boolean; wasCut: boolean }> {
      const isHeard = await speaker.eval(beat, 1, name, maxEntries, keptMs).then(
        () => true,
        () => false,
      )
      const isUp = isHeard && listeners.every(({ status }) => status === 'ready')
      const checked = { isUp, wasCut }
      wasCut = false
      return checked
    },
    /** What was said last still leaves. */
    close: async () => {
      await speaker.quit().catch(() => speaker.disconnect())
    },
  }
}
