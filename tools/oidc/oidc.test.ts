import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountOf } from './accounts.ts'
import { isAllowedReturn } from './create-provider.ts'
import { createBrowser, obtainIdToken, returnAddress } from './obtain-id-token.ts'
import { openProvider } from './open-provider.ts'

const client = { clientId: 'gable', clientSecret: 'secret', webOrigin: 'http://127.0.0.1:7411' }

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

describe('the development OpenID provider', () => {
  let issuer: string
  let provider: Awaited<ReturnType<typeof openProvider>>
  beforeAll(async () => {
    issuer = `http://127.0.0.1:${await findFreePort()}`
    provider = await openProvider({ issuer, ...client })
  })
  afterAll(() => provider.close())

  test('code and PKCE lead to a signed ID token with the typed address', async () => {
    const { back, idToken } = await obtainIdToken({ issuer, ...client }, 'Ada.Lovelace@example.com', 'nonce')
    expect(back.href).toMatch(/^http:\/\/127\.0\.0\.1:7411\/sign-in\/google\?code=.+&state=state/)
    const [header, payload, signature] = idToken.split('.')
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
    const { idToken } = await obtainIdToken({ issuer, ...client }, 'unverified.bob@example.com')
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString())
    expect(claims.email_verified).toBe(false)
  })

  test('without PKCE nobody gets in', async () => {
    const query = new URLSearchParams({
      client_id: 'gable',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: returnAddress,
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
