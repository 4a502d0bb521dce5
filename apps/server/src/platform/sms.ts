import { setTimeout as delay } from 'node:timers/promises'

export type Sms = { to: string; text: string }
export type SmsSender = { send: (sms: Sms, idempotencyKey: string) => Promise<void> }

const attempts = 3
const timeoutMs = 5_000

type Gateway = { url: string; headers?: Record<string, string> }

/** Any provider that takes `{ to, text }` as JSON; the development mailbox is one of them. */
export function createHttpSms({ url, headers = {} }: Gateway): SmsSender {
  return {
    async send(sms, idempotencyKey) {
      for (let attempt = 1; ; attempt += 1) {
        const reply = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey, ...headers },
          body: JSON.stringify(sms),
          signal: AbortSignal.timeout(timeoutMs),
        }).catch((error: unknown) => error as Error)
        if (reply instanceof Response && reply.ok) return
        // A provider that says no will say no again; one that is away may come back.
        const isFinal = reply instanceof Response && reply.status < 500 && reply.status !== 429
        if (isFinal || attempt === attempts)
          throw new Error('The SMS provider did not take the message', { cause: reply })
        await delay(250 * 2 ** attempt)
      }
    },
  }
}
