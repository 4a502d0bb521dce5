import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor } from '../features/accounts/sign-in-code.ts'
import { processSecret, startApiProcess } from '../test/api-process.ts'
import { messagesTo } from '../test/mailbox.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const getForms = ['get-otp?email=', 'verify-otp?otp=123456&email=', 'forgot-password?email=']

test('T7 T69 neither log nor traces hold a code, an address, a password or a token', async () => {
  const database = await createTestDatabase()
  const watcher = await startTestServer({}, database)
  const api = await startApiProcess(database.url)
  const email = newEmail()
  const password = `canary ${crypto.randomUUID()}`
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${api.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const get = (path: string, headers = {}) => fetch(`${api.url}/api/${path}`, { headers })

  // A process that has just started on a busy machine may ask to come again.
  await expect.poll(async () => (await get(`get-otp?email=${email}`)).status).toBe(200)
  const challenge = watcher.db.selectFrom('challenge').select(['id', 'nonce']).where('identifier', '=', email)
  const { id, nonce } = await challenge.executeTakeFirstOrThrow()
  const code = codeFor(nonce, processSecret)
  await get(`verify-otp?email=${email}&otp=not-a-code-${code}`)
  const signedIn = await get(`verify-otp?email=${email}&otp=${code}&challenge_id=${id}`)
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data
  await get(`forgot-password?email=${email}`, { referer: `http://gable.test/verify-otp?otp=${code}` })
  await post('user_signup', { logintype: 'email', email, password })
  await post('user_signup', { logintype: 'email', email, password, otp: password })
  await post('reset-password', { token: `${token}${token}`, password, re_password: password })
  await get('sessions', { authorization: `Bearer ${token}` })
  await get(`no-such-call/${crypto.randomUUID()}?token=${token}`, { cookie: `__Host-session=${token}` })

  const { log, traces } = await api.stop()
  await watcher.stop()
  expect(signedIn.status).toBe(200)
  for (const [where, text] of Object.entries({ log, traces })) {
    expect([where, text.includes('/api/verify-otp')]).toEqual([where, true])
    for (const secret of [code, email, encodeURIComponent(email), password, token, id]) {
      expect([where, secret, text.includes(secret)]).toEqual([where, secret, false])
    }
  }
})

test.each(getForms)('T7 GET %s tells no later request where it came from, and nobody keeps it', async (path) => {
  const reply = await server.app.inject(`/api/${path}${newEmail()}`)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})

test.each(getForms)(
  'T7 a picture on another site that points to GET %s is refused, and no mail is sent',
  async (path) => {
    const { email } = await server.addMember()
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }
      const reply = await server.app.inject({ url: `/api/${path}${email}`, headers })
      expect(reply.statusCode).toBe(403)
    }
    await server.runJobs()
    expect(await messagesTo(email)).toEqual([])
  },
)

test('T7 an operator can switch all GET forms off', async () => {
  const strict = await startTestServer({ AUTH_GET_CALLS: 'false' })
  for (const path of getForms) {
    const reply = await strict.app.inject(`/api/${path}a@gable.test`)
    expect([path, reply.statusCode, reply.headers.allow]).toEqual([path, 405, 'POST'])
  }
  await strict.stop()
})
