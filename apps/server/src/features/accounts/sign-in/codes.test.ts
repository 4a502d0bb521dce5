import { getOwnAccount, requestCode, signOut, verifyCode } from '@gable/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionCookie } from '#platform/access.ts'
import { messagesTo, receiveCode as receiveCodeFor } from '../../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeFor } from '../sign-in-code.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const receiveCode = (email: string) => receiveCodeFor(server, email)

const newEmail = () => `${crypto.randomUUID()}@gable.test`

test('the code of the mail signs in, and a new address gets an account', async () => {
  const email = newEmail()
  const { data } = await server.visitor.call(verifyCode, { email, code: await receiveCode(email) })
  expect(data.user).toMatchObject({ email })
  const reply = await server.app.inject({
    url: '/api/current-user',
    headers: { authorization: `Bearer ${data.token}` },
  })
  expect(reply.json().data).toMatchObject({ email })
})

test('the mail is written in the language of the request', async () => {
  const email = newEmail()
  const headers = { 'accept-language': 'sv,en;q=0.5,ar-EG;q=0.9' }
  await server.app.inject({ method: 'POST', url: '/api/get-otp', payload: { email }, headers })
  await server.runJobs()
  const [mail] = await messagesTo(email)
  expect(mail?.subject).toMatch(/^\d{6} هو رمز الدخول/)
  expect(mail?.html).toContain('dir="rtl"')
})

test('T14 our own pages get the session as a cookie that no script can read, and no token', async () => {
  const email = newEmail()
  const payload = { email, otp: await receiveCode(email), session_transport: 'cookie' }
  const reply = await server.app.inject({ method: 'POST', url: '/api/verify-otp', payload })
  expect(reply.json().data.token).toBeNull()
  const [cookie] = reply.cookies
  expect(cookie).toMatchObject({ name: sessionCookie, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  expect(cookie?.domain).toBeUndefined()
})

test('T1 T3 of two hundred wrong guesses at once five are compared, and then the right code is refused too', async () => {
  const email = newEmail()
  const code = await receiveCode(email)
  const wrong = code === '000000' ? '000001' : '000000'
  const guesses = Array.from({ length: 200 }, () => server.visitor.call(verifyCode, { email, code: wrong }))
  const codes = (await Promise.allSettled(guesses)).map((guess) => guess.status === 'rejected' && guess.reason.code)
  expect(codes.filter((failure) => failure === 'incorrect_details')).toHaveLength(5)
  expect(codes.every((failure) => failure !== false)).toBe(true)
  await expect(server.visitor.call(verifyCode, { email, code })).rejects.toMatchObject({ code: 'code_expired' })
})

test('T4 a code works once: of four sign-ins at once one succeeds', async () => {
  const email = newEmail()
  const code = await receiveCode(email)
  const uses = await Promise.allSettled(
    Array.from({ length: 4 }, () => server.visitor.call(verifyCode, { email, code })),
  )
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('T6 a second code within half a minute is refused with the time to wait', async () => {
  const email = newEmail()
  await server.visitor.call(requestCode, { email })
  const reply = await server.app.inject({ method: 'POST', url: '/api/get-otp', payload: { email } })
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([429, 'too_many_requests', '30'])
})

test('T5 the database holds no code, only what the secret turns into one', async () => {
  const email = newEmail()
  const code = await receiveCode(email)
  const row = await server.db
    .selectFrom('challenge')
    .selectAll()
    .where('identifier', '=', email)
    .executeTakeFirstOrThrow()
  expect(codeFor(row.nonce, server.config.AUTH_SECRET)).toBe(code)
  expect(codeFor(row.nonce, 'another-secret')).not.toBe(code)
  expect(JSON.stringify({ ...row, nonce: row.nonce.toString('hex') })).not.toContain(code)
})

test('T7 the GET forms answer without being cached, refuse other sites and can be switched off', async () => {
  const email = newEmail()
  const reply = await server.app.inject(`/api/get-otp?email=${email}`)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  const foreign = { url: `/api/get-otp?email=${newEmail()}`, headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await server.app.inject(foreign)).statusCode).toBe(403)

  const strict = await startTestServer({ AUTH_GET_CALLS: 'false' })
  const refused = await strict.app.inject('/api/get-otp?email=a@gable.test')
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'POST'])
  await strict.stop()
})

test('T15 a session ends with the sign-out', async () => {
  const member = await server.addMember()
  expect((await member.call(getOwnAccount, {})).data).toMatchObject({ id: member.id })
  await member.call(signOut, {})
  expect((await member.call(getOwnAccount, {})).data).toBeNull()
})
