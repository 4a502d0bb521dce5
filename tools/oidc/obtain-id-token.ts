import { createHash, randomBytes } from 'node:crypto'

type Client = { issuer: string; clientId: string; clientSecret: string }
/** Nothing listens there; the code is read from the address that the provider sends the browser to. */
export const returnAddress = 'http://127.0.0.1:7411/sign-in/google'

/** A browser in a few lines: keeps cookies, follows redirects inside the provider, stops at the way back. */
export function createBrowser(issuer: string) {
  const cookies = new Map<string, string>()
  return async function visit(address: string, body?: URLSearchParams): Promise<Response | URL> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(address, issuer), {
      method: body ? 'POST' : 'GET',
      body: body ?? null,
      headers: { cookie },
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split(/=(.*)/s)
      cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (!location) return response
    const next = new URL(location, issuer)
    return next.origin === issuer ? visit(next.href) : next
  }
}

/** Walks the whole code flow with PKCE for a typed address, as a client of the provider would. */
export async function obtainIdToken({ issuer, clientId, clientSecret }: Client, email: string, nonce?: string) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: returnAddress,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'state',
    ...(nonce && { nonce }),
  })
  const visit = createBrowser(issuer)
  const page = (await visit(`/auth?${query.toString()}`)) as Response
  const action = /action="([^"]+)"/.exec(await page.text())![1]!
  const back = (await visit(action, new URLSearchParams({ email }))) as URL
  const tokens = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code')!,
      redirect_uri: returnAddress,
      code_verifier: verifier,
    }),
  })
  const { id_token: idToken } = (await tokens.json()) as { id_token: string }
  return { back, idToken }
}
