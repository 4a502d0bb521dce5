import { type Agent, request } from 'node:https'
import { readPushSubscription } from '@gable/domain/push-subscription'
import webPush from 'web-push'
import { lookupPublic } from '#platform/public-address.ts'
import type { PushMessage, Pushed } from './push-channel.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** A browser that stays off for longer learns of it on the site. */
const keptSeconds = 3 * 86_400

/** `agent` is for tests, whose push service is not in the open internet. */
type Deps = { getKeys: () => Promise<VapidKeys>; siteUrl: string; agent?: Agent; timeoutMs?: number }

/** Sends to a browser, through the push service that its maker runs; what is said is readable to the browser alone. */
export function createWebPush({ getKeys, siteUrl, agent, timeoutMs = 5_000 }: Deps) {
  const subject = siteUrl.startsWith('https:') ? siteUrl : 'mailto:push@localhost'
  return async (token: string, message: PushMessage, topic: string): Promise<Pushed> => {
    const subscription = readPushSubscription(token)
    if (!subscription) return 'gone'
    const { endpoint, ...details } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails: { subject, ...(await getKeys()) },
      TTL: keptSeconds,
      topic,
    })
    const status = await post(endpoint, details)
    if (status >= 200 && status < 300) return 'sent'
    return status === 404 || status === 410 ? 'gone' : 'failed'
  }

  type Details = { method: string; headers: object; body: Buffer | null }

  /** Redirects are not followed, and only public addresses are connected to: the address came from a browser. */
  function post(endpoint: string, { method, headers, body }: Details): Promise<number> {
    return new Promise((resolve) => {
      const asking = request(endpoint, {
        // For all of it: a service that sends a byte now and then is never silent for long.
        ...{ method, headers: { ...headers }, signal: AbortSignal.timeout(timeoutMs) },
        ...(agent ? { agent } : { lookup: lookupPublic }),
      })
      asking.on('response', (reply) => {
        reply.resume()
        resolve(reply.statusCode ?? 0)
      })
      asking.on('close', () => resolve(0))
      asking.on('error', () => resolve(0))
      asking.end(body ?? undefined)
    })
  }
}
