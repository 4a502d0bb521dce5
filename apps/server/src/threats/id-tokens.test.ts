import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accountOf } from '../../../../tools/oidc/accounts.ts'
import { obtainIdToken } from '../../../../tools/oidc/obtain-id-token.ts'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { createIdTokenVerifier } from '../features/accounts/sign-in/id-token.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = serviceEnvironment()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
afterEach(() => vi.useRealTimers())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const tokenOf = async (email: string, nonce?: string) =>
  (await obtainIdToken({ issuer, clientId, clientSecret }, email, nonce)).idToken

async function signUp(payload: Record<string, unknown>, at = server) {
  const reply = await at.app.inject({ method: 'POST', url: '/api/user_signup', payload })
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code, body: reply.body }
}
const byGoogle = (idToken: string, at = server) => signUp({ logintype: 'google', id_token: idToken }, at)
const refused = { status: 401, code: 'incorrect_details' }

/** The other spellings of a token: the last character of an RS256 signature has four bits that nobody reads. */
function respelt(idToken: string): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(idToken.at(-1) ?? '')
  return Array.from({ length: 15 }, (_, bits) => idToken.slice(0, -1) + letters[last ^ (bits + 1)])
}

test('T8 a real ID token signs in once, however its unused bits are set', async () => {
  const idToken = await tokenOf(newEmail())
  const spellings = respelt(idToken)
  const signatures = [idToken, ...spellings].map((one) =>
    Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('hex'),
  )
  expect([new Set(signatures).size, new Set(spellings).size]).toEqual([1, 15])
  expect(await byGoogle(idToken)).toMatchObject({ status: 200 })
  for (const again of [idToken, ...spellings]) expect(await byGoogle(again)).toMatchObject(refused)
})

test('T8 a nonce counts once: another token with the same one is refused', async () => {
  const nonce = crypto.randomUUID()
  const [first, second] = [await tokenOf(newEmail(), nonce), await tokenOf(newEmail(), nonce)]
  expect(await byGoogle(first)).toMatchObject({ status: 200 })
  expect(await byGoogle(second)).toMatchObject(refused)
})

test('T8 a token counts only for the sign-in whose nonce it has', async () => {
  const verifier = createIdTokenVerifier({ issuer, clientId, findJwksUri: async () => `${issuer}/jwks` })
  const [email, nonce] = [newEmail(), crypto.randomUUID()]
  const idToken = await tokenOf(email, nonce)
  await expect(verifier.verify(idToken, crypto.randomUUID())).rejects.toMatchObject(refused)
  expect(await verifier.verify(idToken, nonce)).toMatchObject({ verifiedEmail: email })
})

test.each([
  ['google and no token', { logintype: 'google' }],
  ['google and the victim’s subject as a token', { logintype: 'google', id_token: 'auth_id' }],
  ['email', { logintype: 'email' }],
  ['a way of its own', { logintype: 'firebase' }],
  ['no way', {}],
])('T8 the auth_id of a victim with %s opens nothing', async (_, asked) => {
  const email = newEmail()
  expect(await byGoogle(await tokenOf(email))).toMatchObject({ status: 200 })
  const { subject } = accountOf(email)
  const idToken = 'id_token' in asked ? { id_token: subject } : {}
  const reply = await signUp({ ...asked, ...idToken, email, auth_id: subject, type: 'admin' })
  expect(reply).toMatchObject(refused)
  expect(reply.body).not.toContain('"token"')
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as object
const kidOf = (idToken: string) =>
  (JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

test('T8 tokens that choose their own check are refused: none, and the public key as a password', async () => {
  const email = newEmail()
  const real = await tokenOf(email)
  const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: JsonWebKey[] }
  const key = createPublicKey({ key: keys[0]!, format: 'jwk' })
  const secrets = [
    key.export({ format: 'pem', type: 'spki' }),
    key.export({ format: 'pem', type: 'pkcs1' }),
    key.export({ format: 'der', type: 'spki' }),
    JSON.stringify(keys[0]),
    Buffer.from(keys[0]?.n ?? '', 'base64url'),
  ]
  const payload = encode(claimsOf(real))
  const bySecret = secrets.map((secret) => {
    const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid: kidOf(real) })}.${payload}`
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  })
  const signature = real.split('.')[2] ?? ''
  const unsigned = ['none', 'None', 'NONE', ''].flatMap((alg) => [
    `${encode({ alg, kid: kidOf(real) })}.${payload}.`,
    `${encode({ alg, kid: kidOf(real) })}.${payload}.${signature}`,
  ])
  const otherPerson = `${real.split('.')[0]}.${encode({ ...claimsOf(real), sub: 'victim' })}.${signature}`
  for (const forged of [...bySecret, ...unsigned, otherPerson]) expect(await byGoogle(forged)).toMatchObject(refused)
  // Refused for what they are: the token they were made from is still good.
  expect(await byGoogle(real)).toMatchObject({ status: 200 })
})

test.each<[string, Record<string, string>]>([
  ['another client', { OIDC_CLIENT_ID: 'somebody-else' }],
  ['another issuer', { OIDC_ISSUER: issuer.replace('127.0.0.1', 'localhost') }],
])('T8 a token that was made for %s is refused', async (_, environment) => {
  const other = await startTestServer(environment)
  const idToken = await tokenOf(newEmail())
  expect(await byGoogle(idToken, other)).toMatchObject(refused)
  expect(await byGoogle(idToken)).toMatchObject({ status: 200 })
  await other.stop()
})

test.each([
  ['expired', 2 * 3_600_000],
  ['eleven minutes old', 11 * 60_000],
])('T8 a token that is %s is refused', async (_, age) => {
  const idToken = await tokenOf(newEmail())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + age })
  expect(await byGoogle(idToken)).toMatchObject(refused)
  vi.useRealTimers()
  expect(await byGoogle(idToken)).toMatchObject({ status: 200 })
})

test('T8 an address that the provider has not verified links to nobody', async () => {
  expect(await byGoogle(await tokenOf(`unverified.${newEmail()}`))).toMatchObject(refused)
})
