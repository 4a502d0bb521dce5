import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  forgotPassword,
  getOwnAccount,
  register,
  requestCode,
  resetPassword,
  signIn,
  verifyCode,
} from '@gable/contract/accounts'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceEnvironment } from '../../../../../../tools/services/service-addresses.ts'
import { lastCode, messagesTo, receiveCode } from '../../../test/mailbox.ts'
import { costOf } from '../../../test/processor-time.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const password = 'quiet harbour lantern'
const newEmail = () => `${crypto.randomUUID()}@gable.test`
const newPhone = () =>
  `+3519${String(Math.floor(Math.random() * 1e8))
    .padStart(8, '0')
    .replace(/^./, '1')}`

let server: TestServer
const provider = createProvider()
beforeAll(async () => {
  await provider.start()
  server = await startTestServer({
    SMS_URL: `${serviceEnvironment().MAILBOX_URL}/sms`,
    SMS_COUNTRIES: 'PT,GB',
    OIDC_ISSUER: provider.issuer(),
    OIDC_CLIENT_ID: 'gable',
  })
})
afterAll(async () => {
  await server.stop()
  provider.stop()
})

async function registered() {
  const email = newEmail()
  const code = await receiveCode(server, email)
  const input = { name: 'Ada Byron', email, password, confirmation: password, code, termsVersion: '2026-01' }
  const { data } = await server.visitor.call(register, input)
  return { email, token: data.token ?? '', user: data.user }
}

const emailIn = (email: string, secret: string) =>
  server.visitor.call(signIn, { way: 'email', email, password: secret })

test('an address and a password make an account that signs in with both', async () => {
  const { email, user } = await registered()
  expect(user).toMatchObject({ email, name: 'Ada Byron' })
  expect((await emailIn(email, password)).data.user.id).toBe(user.id)
})

test('a phone signs in with the code of a text message', async () => {
  const phone = newPhone()
  const code = await receiveCode(server, phone)
  const { data } = await server.visitor.call(verifyCode, { phoneNumber: phone, code })
  expect(data.user).toMatchObject({ mobile: phone, email: '' })
  const [message] = await messagesTo(phone)
  expect(message?.text).toMatch(/\n@gable\.test #\d{6}$/)
})

test.each(['12345', '+1', 'phone', '+35100000000000000'])('%s is not a phone number', async (phoneNumber) => {
  const isShort = phoneNumber.length < 5
  await expect(server.visitor.call(requestCode, { phoneNumber })).rejects.toMatchObject({
    code: isShort ? 'invalid_request' : 'invalid_phone_number',
    data: isShort ? {} : { fields: { number: 'invalid_phone_number' } },
  })
})

test('T6 text messages go only to the countries the operator named', async () => {
  await expect(server.visitor.call(requestCode, { phoneNumber: '+12025550123' })).rejects.toMatchObject({
    code: 'operation_not_allowed',
  })
})

test('T4 a code that a browser asked for is worth nothing in another one', async () => {
  const email = newEmail()
  const browser = { 'sec-fetch-site': 'same-origin' }
  const asked = await server.app.inject({ method: 'POST', url: '/api/get-otp', payload: { email }, headers: browser })
  const [cookie] = asked.cookies
  const otp = await lastCode(server, email)
  const verify = (cookies: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/api/verify-otp', payload: { email, otp }, headers: browser, cookies })

  expect((await verify({})).json().code).toBe('incorrect_details')
  expect((await verify({ '__Host-challenge': crypto.randomUUID() })).json().code).toBe('incorrect_details')
  expect((await verify({ [cookie?.name ?? '']: cookie?.value ?? '' })).statusCode).toBe(200)
})

test('T8 an auth_id without a proof signs nobody in', async () => {
  const { email } = await registered()
  const payload = { logintype: 'google', email, auth_id: 'somebody', type: 'admin' }
  const reply = await server.app.inject({ method: 'POST', url: '/api/user_signup', payload })
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'incorrect_details'])
})

test('the ID token of the provider signs in, and its subject is the key', async () => {
  const email = newEmail()
  const claims = { sub: crypto.randomUUID(), email, email_verified: true }
  const first = await server.visitor.call(signIn, { way: 'google', idToken: await provider.sign(claims) })
  // The address may change at the provider; the person stays the same.
  const renamed = await provider.sign({ ...claims, email: newEmail() })
  const second = await server.visitor.call(signIn, { way: 'google', idToken: renamed })
  expect(second.data.user.id).toBe(first.data.user.id)
})

test.each<[string, () => Promise<string>]>([
  ['another audience', () => provider.sign({ email_verified: true }, { audience: 'somebody-else' })],
  ['another issuer', () => provider.sign({ email_verified: true }, { issuer: 'https://evil.test' })],
  ['the past', () => provider.sign({ email_verified: true }, { expiresAt: Math.floor(Date.now() / 1000) - 3_600 })],
  ['a key of its own', () => provider.sign({ email_verified: true }, { isForged: true })],
  ['no signature', async () => unsigned({ sub: 'x', email_verified: true })],
  ['a signature with the public key as a password', () => provider.signWithPublicKey()],
  ['a provider that has not verified the address', () => provider.sign({ email_verified: false })],
])('T8 an ID token of %s is refused', async (_, makeToken) => {
  await expect(server.visitor.call(signIn, { way: 'google', idToken: await makeToken() })).rejects.toMatchObject({
    status: 401,
    code: 'incorrect_details',
  })
})

test('T8 an ID token works once, and a nonce too, whoever shows it again', async () => {
  const claims = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true }
  const nonce = crypto.randomUUID()
  const [token, sameNonce] = [
    await provider.sign({ ...claims, nonce }),
    await provider.sign({ ...claims, nonce, again: 1 }),
  ]
  await server.visitor.call(signIn, { way: 'google', idToken: token })
  for (const idToken of [token, sameNonce]) {
    await expect(server.visitor.call(signIn, { way: 'google', idToken })).rejects.toMatchObject({
      status: 401,
      code: 'incorrect_details',
    })
  }
})

test('T10 a password nobody proved cannot wait for the owner of the address', async () => {
  const email = newEmail()
  const wrong = { name: 'Eve', email, password, confirmation: password, code: '000000' }
  await server.visitor.call(requestCode, { email })
  await expect(server.visitor.call(register, wrong)).rejects.toMatchObject({ code: 'incorrect_details' })
  const idToken = await provider.sign({ sub: crypto.randomUUID(), email, email_verified: true })
  const { data } = await server.visitor.call(signIn, { way: 'google', idToken })
  await expect(emailIn(email, password)).rejects.toMatchObject({ code: 'incorrect_details' })
  expect(data.user.email).toBe(email)
})

test('T11 wrong password, unknown address and an account without a password get one and the same answer', async () => {
  const { email } = await registered()
  const codeOnly = newEmail()
  await server.visitor.call(verifyCode, { email: codeOnly, code: await receiveCode(server, codeOnly) })
  const attempt = async (address: string) => {
    const payload = { logintype: 'email', email: address, password: 'wrong password' }
    const reply = await server.app.inject({ method: 'POST', url: '/api/user_signup', payload })
    return [reply.statusCode, reply.body]
  }
  const known = await attempt(email)
  expect(await attempt(newEmail())).toEqual(known)
  expect(await attempt(codeOnly)).toEqual(known)
})

test('T11 asking for a reset answers the same whether the address has an account or not', async () => {
  const { email } = await registered()
  const ask = async (address: string) =>
    (await server.app.inject({ method: 'POST', url: '/api/forgot-password', payload: { email: address } })).body
  expect(await ask(newEmail())).toBe(await ask(email))
})

test('T12 after ten wrong passwords in a quarter of an hour even the right one waits', async () => {
  const { email } = await registered()
  for (let guess = 0; guess < 10; guess += 1) await emailIn(email, `wrong ${guess}`).catch(() => undefined)
  await expect(emailIn(email, password)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
})

test.each([
  ['short', 'abc'],
  ['common', 'password'],
  ['common with a tail', 'Password123!'],
  ['one’s own name', 'byron123'],
])('T13 a password that is %s is refused', async (_, weak) => {
  const email = newEmail()
  const input = { name: 'Ada Byron', email, password: weak, confirmation: weak, code: '123456' }
  const refusal = { status: 422, code: 'weak_password', data: { fields: { password: 'weak_password' } } }
  await expect(server.visitor.call(register, input)).rejects.toMatchObject(refusal)
})

test('T13 a megabyte of password is refused before anything is hashed, and no byte of a long one is ignored', async () => {
  const payload = { logintype: 'email', email: newEmail(), password: 'x'.repeat(1_000_000) }
  const { result, costMs } = await costOf(() => server.app.inject({ method: 'POST', url: '/api/user_signup', payload }))
  expect(result.statusCode).toBe(400)
  expect(costMs).toBeLessThan(500)

  const email = newEmail()
  const long = `${'correct horse battery staple '.repeat(3)}a`
  const code = await receiveCode(server, email)
  await server.visitor.call(register, { name: 'Ada', email, password: long, confirmation: long, code })
  await expect(emailIn(email, `${long.slice(0, -1)}b`)).rejects.toMatchObject({ code: 'incorrect_details' })
  expect((await emailIn(email, long)).data.user.email).toBe(email)
})

test('T14 the database holds neither token nor password nor reset link', async () => {
  const { email, token } = await registered()
  await server.visitor.call(forgotPassword, { email })
  await server.runJobs()
  const [mail] = await messagesTo(email)
  const link = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link'
  const tables = ['session', 'account', 'password_reset', 'challenge', 'event', 'audit']
  const { rows } = await server.product.pool.query<{ dump: string }>(
    tables.map((table) => `select coalesce(json_agg(t)::text, '') as dump from ${table} t`).join(' union all '),
  )
  const dump = rows.map((row) => row.dump).join('\n')
  for (const secret of [token, password, link]) expect(dump.includes(secret)).toBe(false)
})

test('a forgotten password is reset by the mailed link, once, and every session ends', async () => {
  const { email, token } = await registered()
  await server.visitor.call(forgotPassword, { email })
  await server.runJobs()
  const [mail] = await messagesTo(email)
  const link = /(http:\/\/gable\.test\/reset-password)#([\w-]+)/.exec(mail?.text ?? '')
  const next = { token: link?.[2] ?? '', password: 'another quiet lantern', confirmation: 'another quiet lantern' }
  await server.visitor.call(resetPassword, next)

  await expect(server.visitor.call(resetPassword, next)).rejects.toMatchObject({ code: 'code_expired' })
  await expect(emailIn(email, password)).rejects.toMatchObject({ code: 'incorrect_details' })
  const headers = { authorization: `Bearer ${token}` }
  expect((await server.app.inject({ url: '/api/current-user', headers })).json().data).toBeNull()
  expect((await emailIn(email, next.password)).data.user.email).toBe(email)
})

test('T18 the link of the mail begins with the configured address, whatever the request says', async () => {
  const { email } = await registered()
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test' }
  await server.app.inject({ method: 'POST', url: '/api/forgot-password', payload: { email }, headers })
  await server.runJobs()
  const [mail] = await messagesTo(email)
  expect(mail?.text).toContain('http://gable.test/reset-password#')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.test')
})

test('a deactivated account is told so at every door', async () => {
  const { email, token, user } = await registered()
  await server.db.updateTable('account').set({ isActive: false }).where('id', '=', user.id).execute()
  await expect(emailIn(email, password)).rejects.toMatchObject({ status: 401, code: 'account_deactivated' })
  const reply = await server.app.inject({ url: '/api/sessions', headers: { authorization: `Bearer ${token}` } })
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'account_deactivated'])
  expect((await server.visitor.call(getOwnAccount, {})).data).toBeNull()
})

/** An OpenID provider reduced to its keys and its signature; the whole one is walked through in e2e. */
function createProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
  const http = createServer((request, response) => {
    const isDiscovery = request.url?.includes('openid-configuration')
    response.end(JSON.stringify(isDiscovery ? { jwks_uri: `${issuer()}/keys` } : { keys: [jwk] }))
  })
  const issuer = () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  type Oddities = { audience?: string; issuer?: string; expiresAt?: number; isForged?: boolean }
  return {
    issuer,
    /** The trick of libraries that let the token choose how it is checked. */
    signWithPublicKey: () =>
      new SignJWT({ sub: 'subject', email: newEmail(), email_verified: true })
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .setIssuedAt()
        .setIssuer(issuer())
        .setAudience('gable')
        .setExpirationTime('5 minutes')
        .sign(Buffer.from(publicKey.export({ format: 'pem', type: 'spki' }))),
    start: () => new Promise<void>((up) => http.listen(0, '127.0.0.1', up)),
    stop: () => http.close(),
    sign: (claims: Record<string, unknown>, odd: Oddities = {}) =>
      new SignJWT({ sub: 'subject', email: newEmail(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuedAt(odd.expiresAt ? odd.expiresAt - 60 : undefined)
        .setIssuer(odd.issuer ?? issuer())
        .setAudience(odd.audience ?? 'gable')
        .setExpirationTime(odd.expiresAt ?? '5 minutes')
        .sign(odd.isForged ? stranger.privateKey : privateKey),
  }
}

function unsigned(claims: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode(claims)}.`
}
