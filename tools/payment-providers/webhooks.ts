import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderName } from './charges.ts'

/** `reference` is what the shop calls the payment that it is about. */
export type Webhook = { provider: ProviderName; eventId: string; reference: string; body: string }
type Sign = (webhook: Webhook, at: number) => Record<string, string>
/** Sent at once, kept for a test to send as it likes, or lost. */
export type Delivery = 'sent' | 'held' | 'lost'

/** A shop that does not answer well is told again, as often as this. */
const pausesMs = [100, 500, 2_000, 5_000, 10_000]
const timeoutMs = 10_000

/** Tells the shop what happened, at `<base>/<provider>`. */
export function createWebhooks(sign: Sign, { base: target = '' }: { base?: string | undefined }) {
  const all: Webhook[] = []
  const ending = new AbortController()
  const running = new Set<Promise<unknown>>()
  let delivery: Delivery = 'sent'

  const request = (webhook: Webhook, at = Date.now()) => ({
    url: `${target}/${webhook.provider}`,
    headers: { 'content-type': 'application/json', ...sign(webhook, at) },
    body: webhook.body,
  })

  async function send(webhook: Webhook, at?: number): Promise<number | undefined> {
    const { url, ...content } = request(webhook, at)
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)])
    const reply = await fetch(url, { method: 'POST', ...content, signal }).catch(() => undefined)
    await reply?.arrayBuffer()
    return reply?.status
  }

  async function sendUntilTaken(webhook: Webhook) {
    for (const pauseMs of [...pausesMs, 0]) {
      const status = await send(webhook)
      if (status !== undefined && status < 300) return
      await sleep(pauseMs, undefined, { signal: ending.signal })
    }
  }

  return {
    all,
    request,
    send,

    add(webhook: Webhook) {
      all.push(webhook)
      if (delivery !== 'sent' || !target) return
      const sending = sendUntilTaken(webhook).catch(() => undefined)
      running.add(sending)
      void sending.finally(() => running.delete(sending))
    },

    setDelivery(next: Delivery) {
      delivery = next
    },

    async stop() {
      ending.abort()
      await Promise.all(running)
    },
  }
}
