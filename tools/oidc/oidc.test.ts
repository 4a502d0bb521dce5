import { createHash, createPublicKey, randomBytes, verify, type JsonWebKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountOf } from './accounts.ts'
import { isAllowedReturn } from './create-provider.ts'
import { openProvider } from './open-provider.ts'

const client = { clientId: 'gable', clientSecret: 'secret', webOrigin: 'http://127.0.0.1:7411' }
const returnTo = 'http://127.0.0.1:7411/sign-in/google'

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** A browser in a few lines: keeps cookies, follows redirects inside the provider, stops at the way back. */
function createBrowser(issuer: string) {
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

describe('the development OpenID provider', () => {
  let issuer: string
  let provider: Awaited<ReturnType<typeof openProvider>>
  beforeAll(async () => {
    issuer = `http://127.0.0.1:${await findFreePort()}`
    provider = await openProvider({ issuer, ...client })
  })
  afterAll(() => provider.close())

  async function signIn(email: string) {
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const query = new URLSearchParams({
      client_id: 'gable',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: returnTo,

      code_challenge: challenge,
      code_challenge_method: 'S256',
      state: 'state',
      nonce: 'nonce',
    })
    const visit = createBrowser(issuer)
    const page = (await visit(`/auth?${query.toString()}`)) as Response
    const action = /action="([^"]+)"/.exec(await page.text())![1]!
    const back = (await visit(action, new URLSearchParams({ email }))) as URL
    const tokens = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('gable:secret')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code')!,

        redirect_uri: returnTo,
        code_verifier: verifier,
      }),
    })
    return { back, tokens: (await tokens.json()) as { id_token: string } }
  }

  test('code and PKCE lead to a signed ID token with the typed address', async () => {
    const { back, tokens } = await signIn('Ada.Lovelace@example.com')
    expect(back.href).toMatch(/^http:\/\/127\.0\.0\.1:7411\/sign-in\/google\?code=.+&state=state/)
    const [header, payload, signature] = tokens.id_token.split('.')
    const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: JsonWebKey[] }
    const key = createPublicKey({ key: keys[0]!, format: 'jwk' })
    expect(verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature!, 'base64url'))).toBe(true)
    expect(JSON.parse(Buffer.from(payload!, 'base64url').toString())).toMatchObject({
      iss: issuer,
      aud: 'gable',
      nonce: 'nonce',
      sub: accountOf('ada.lovelace@example.com').subject,

      email: 'ada.lovelace@example.com',
      email_verified: true,
      name: 'Ada Lovelace',
    })
  })

  test('an address that starts with unverified is not vouched for', async () => {
    const { tokens } = await signIn('unverified.bob@example.com')
    const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1]!, 'base64url').toString())
    expect(claims.email_verified).toBe(false)
  })

  test('without PKCE nobody gets in', async () => {
    const query = new URLSearchParams({
      client_id: 'gable',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: returnTo,
    })
    const back = (await createBrowser(issuer)(`/auth?${query.toString()}`)) as URL
    expect(back.searchParams.get('error')).toBe('invalid_request')
  })

  test('only this machine and the web origin may be returned to', () => {
    expect(isAllowedReturn('https://homes.example/back', 'https://homes.example')).toBe(true)
    expect(isAllowedReturn('http://localhost:5173/back', client.webOrigin)).toBe(true)
    expect(isAllowedReturn('https://elsewhere.example/back', client.webOrigin)).toBe(false)
    expect(isAllowedReturn('http://127.0.0.1.elsewhere.example/', client.webOrigin)).toBe(false)
    expect(isAllowedReturn('javascript:alert(1)', client.webOrigin)).toBe(false)
  })
})
