/** What a push service gave a browser: where to send, and with which keys to encrypt. */
export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Browsers register their subscription as JSON; everything else is the token of an app. */
export const isBrowserToken = (token: string) => token.trimStart().startsWith('{')

/** Nothing for what cannot be one. */
export function readPushSubscription(token: string): PushSubscription | undefined {
  const { endpoint, keys } = parse(token)
  const { p256dh, auth } = (keys ?? {}) as Record<string, unknown>
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return undefined
  // A point of the curve and sixteen bytes, as addresses write them.
  const hasKeys = /^[\w-]{87}=?$/.test(p256dh) && /^[\w-]{22}(==)?$/.test(auth)
  return hasKeys && isOutside(endpoint) ? { endpoint, keys: { p256dh, auth } } : undefined
}

function parse(token: string): Record<string, unknown> {
  try {
    return (JSON.parse(token) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Push services have names and the usual port; where a name leads to is looked at when something is sent. */
function isOutside(endpoint: string): boolean {
  if (endpoint.length > 1_000 || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username + password === '' && /\.[a-z][a-z0-9-]*$/.test(hostname)
}
