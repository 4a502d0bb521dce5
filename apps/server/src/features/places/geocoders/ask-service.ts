import { setTimeout as delay } from 'node:timers/promises'
import type { Ask } from './outside-geocoder.ts'

type Options = { userAgent: string; timeoutMs: number; attempts?: number; pauseMs?: number }

const maximumBytes = 1_000_000

/** The service said no for a reason that a second question would not change. */
class Refusal extends Error {}

/** Asks with a time-out for each attempt and few attempts, because somebody is typing and waits. */
export function createAsk({ userAgent, timeoutMs, attempts = 2, pauseMs = 100 }: Options): Ask {
  return async (address, parameters) => {
    const url = new URL(address)
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await askOnce(url, userAgent, timeoutMs)
      } catch (error) {
        if (attempt >= attempts || error instanceof Refusal) throw withoutSecrets(error, url)
        await delay(pauseMs)
      }
    }
  }
}

async function askOnce(url: URL, userAgent: string, timeoutMs: number): Promise<unknown> {
  const reply = await fetch(url, {
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  if (!reply.ok) {
    await reply.body?.cancel()
    const isPassing = reply.status >= 500 || reply.status === 429
    throw new (isPassing ? Error : Refusal)(`answered ${reply.status}`)
  }
  return JSON.parse(await readText(reply)) as unknown
}

async function readText(reply: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > maximumBytes) throw new Refusal('answered more than any answer is long')
  }
  return text + decoder.decode()
}

/** The whole address holds the key and what people look for; neither belongs in a log. */
const withoutSecrets = (error: unknown, { host, pathname }: URL) =>
  new Error(`${host}${pathname} ${error instanceof Error ? `${error.name}: ${error.message}` : 'failed'}`)
