import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod'
import { createCachedToken } from '#platform/cached-token.ts'
import type { PushMessage, Pushed } from './push-channel.ts'

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const timeoutMs = 5_000

export type ServiceAccount = { project_id: string; client_email: string; private_key: string; token_uri: string }

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const Refusal = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })).default([]) }),
})

/** Sends to an app, by FCM's HTTP v1. */
export function createFcm({ account, url }: { account: ServiceAccount; url: string }) {
  const getToken = createCachedToken(() => askForToken(account))
  const target = `${url.replace(/\/$/, '')}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`

  return async (token: string, { type, title, url: path, text }: PushMessage, topic: string): Promise<Pushed> => {
    const message = {
      token,
      notification: { title, ...(text && { body: text }) },
      data: { type, title, url: path, ...(text && { text }) },
      // One that was sent twice takes the place of the first.
      android: { collapse_key: topic },
      apns: { headers: { 'apns-collapse-id': topic } },
    }
    const reply = await fetch(target, {
      method: 'POST',
      headers: { authorization: `Bearer ${await getToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined)
    if (reply?.ok) return 'sent'
    return reply && (await isGone(reply)) ? 'gone' : 'failed'
  }
}

/** Only its own word for it counts: a wrong project or a body that it cannot read also answers 404 or 400. */
async function isGone(reply: Response): Promise<boolean> {
  const { data } = Refusal.safeParse(await reply.json().catch(() => undefined))
  return data?.error.details.some(({ errorCode }) => errorCode === 'UNREGISTERED') ?? false
}

async function askForToken({ client_email: email, private_key: key, token_uri: uri }: ServiceAccount) {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(key, 'RS256'))
  const reply = await fetch(uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { access_token: token, expires_in: seconds } = Token.parse(await reply.json())
  return { token, seconds }
}
