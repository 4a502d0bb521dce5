import { getOwnAccount, requestCode, signIn, verifyCode } from '@gable/contract/accounts'
import { getSecurity } from '@gable/contract/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { obtainIdToken } from '../../../../../../tools/oidc/obtain-id-token.ts'
import { serviceEnvironment } from '../../../../../../tools/services/service-addresses.ts'
import { sessionCookie } from '#platform/access.ts'
import { lastCode, receiveCode } from '../../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const services = serviceEnvironment()
const provider = {
  issuer: services.OIDC_ISSUER,
  clientId: services.OIDC_CLIENT_ID,
  clientSecret: services.OIDC_CLIENT_SECRET,
}
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SMS_URL: `${services.MAILBOX_URL}/sms` })
})
afterAll(() => server.stop())

const password = 'quiet harbour lantern'
const newEmail = () => `${crypto.randomUUID()}@gable.test`
let phones = 0
const newPhone = () =>
  `+35191${String(Date.now() % 100_000).padStart(5, '0')}${String(phones++ % 100).padStart(2, '0')}`

type Envelope = { code?: string; data: { token: string | null; user: Record<string, unknown> } }
async function post(path: string, payload: Record<string, unknown>, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })
  const { code, data } = reply.json<Envelope>()
  return { status: reply.statusCode, code, data, cookies: reply.cookies }
}

test.each(['absent', 'unknown'])('user_signup with its logintype %s goes by the proof that is there', async (kind) => {
  const logintype = kind === 'absent' ? {} : { logintype: 'firebase' }
  const [email, phone] = [newEmail(), newPhone()]
  const { idToken } = await obtainIdToken(provider, newEmail())
  const proofs = [
    { id_token: idToken },
    { email, otp: await receiveCode(server, email) },
    { mobile: phone, otp: await receiveCode(server, phone) },
  ]
  for (const proof of proofs)
    expect(await post('user_signup', { ...logintype, ...proof })).toMatchObject({ status: 200 })
})

test.each([
  ['phone', 'mobile'],
  ['email', 'email'],
])('user_signup by %s asks for what is missing: %s', async (logintype, field) => {
  const { data } = await post('user_signup', { logintype, otp: '123456' })
  expect(data).toEqual({ fields: { [field]: 'required' } })
})

test('user_signup fills name and address of a new account, and changes nothing of an old one', async () => {
  const [email, googler] = [newEmail(), newEmail()]
  const about = { name: 'Ada Byron', address: 'Rua das Flores 1, Porto' }
  const byCode = await post('user_signup', {
    logintype: 'email',
    email,
    otp: await receiveCode(server, email),
    ...about,
  })
  expect(byCode.data.user).toMatchObject(about)
  const { idToken } = await obtainIdToken(provider, googler)
  expect((await post('user_signup', { logintype: 'google', id_token: idToken, ...about })).data.user).toMatchObject(
    about,
  )

  await server.db.deleteFrom('rateWindow').execute()
  const otp = await receiveCode(server, email)
  const again = await post('user_signup', { logintype: 'email', email, otp, name: 'Eve', address: 'Elsewhere' })
  expect(again.data.user).toMatchObject({ id: byCode.data.user['id'], ...about })
})

const registration = (email: string) => ({
  name: 'Ada Byron',
  email,
  mobile: '+351912345678',
  password,
  re_password: password,
})
const comeInByCode = async (email: string) => {
  const { data } = await server.visitor.call(verifyCode, { email, code: await receiveCode(server, email) })
  return { id: data.user.id, token: data.token ?? '', headers: { authorization: `Bearer ${data.token}` } }
}

test('after the code was verified its session registers, and goes on with name, mobile and password', async () => {
  const email = newEmail()
  const { id, token, headers } = await comeInByCode(email)
  const other = await server.addSession(id)
  const registered = await post('user-register', registration(email), headers)
  expect(registered).toMatchObject({
    status: 200,
    data: { token, user: { id, name: 'Ada Byron', mobile: '+351912345678' } },
  })
  expect((await server.callAs(token)(getSecurity, {})).data.hasPassword).toBe(true)
  expect((await other.call(getOwnAccount, {})).data).toBeNull()
  const { data } = await server.visitor.call(signIn, { way: 'email', email, password })
  expect(data.user.id).toBe(id)
  expect(await post('user-register', registration(email), headers)).toMatchObject({ status: 409, code: 'email_in_use' })
})

test('a session in a cookie registers without its token being told', async () => {
  const email = newEmail()
  const { token } = await comeInByCode(email)
  const headers = { cookie: `${sessionCookie}=${token}`, origin: 'http://gable.test' }
  expect(await post('user-register', registration(email), headers)).toMatchObject({
    status: 200,
    data: { token: null },
  })
  const elsewhere = { ...headers, origin: 'https://evil.test' }
  expect(await post('user-register', registration(email), elsewhere)).toMatchObject({ status: 403 })
})

test('T17 no session but a fresh one of that very address stands for the code', async () => {
  const email = newEmail()
  const { id, headers } = await comeInByCode(email)
  const stranger = await comeInByCode(newEmail())
  expect(await post('user-register', registration(email))).toMatchObject({ status: 401, code: 'incorrect_details' })
  expect(await post('user-register', registration(email), stranger.headers)).toMatchObject({
    status: 401,
    code: 'incorrect_details',
  })
  await server.db
    .updateTable('session')
    .set({ freshUntil: new Date(0) })
    .where('accountId', '=', id)
    .execute()
  expect(await post('user-register', registration(email), headers)).toMatchObject({
    status: 403,
    code: 'fresh_proof_required',
  })
  const row = server.db.selectFrom('account').select('passwordHash').where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ passwordHash: null })
})

test('a code registers an account that has no password yet, and its other sessions end', async () => {
  const email = newEmail()
  const { id, headers } = await comeInByCode(email)
  await server.db.deleteFrom('rateWindow').execute()
  const otp = await receiveCode(server, email)
  expect(await post('user-register', { ...registration(email), otp })).toMatchObject({
    status: 200,
    data: { user: { id } },
  })
  expect((await server.app.inject({ url: '/api/sessions', headers })).statusCode).toBe(401)
})

test('T7 T67 the GET forms of sign-in calls set no cookie, whatever is asked for', async () => {
  const email = newEmail()
  const browser = { 'sec-fetch-site': 'same-origin' }
  const get = async (path: string, query: Record<string, string>) =>
    server.app.inject({ url: `/api/${path}`, query, headers: browser })
  const asked = await get('get-otp', { email })
  const challengeId = asked.json<{ data: { challenge_id: string } }>().data.challenge_id
  const otp = await lastCode(server, email)
  const verified = await get('verify-otp', { email, otp, challenge_id: challengeId, session_transport: 'cookie' })
  const forgot = await get('forgot-password', { email })
  for (const reply of [asked, verified, forgot]) expect([reply.statusCode, reply.cookies]).toEqual([200, []])
  const { token } = verified.json<Envelope>().data
  expect((await server.callAs(token ?? '')(getOwnAccount, {})).data?.email).toBe(email)

  const posted = newEmail()
  await server.visitor.call(requestCode, { email: posted })
  const byPost = await post('verify-otp', {
    email: posted,
    otp: await lastCode(server, posted),
    session_transport: 'cookie',
  })
  expect(byPost.cookies.map(({ name }) => name)).toEqual([sessionCookie])
})
