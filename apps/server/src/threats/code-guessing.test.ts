import { forgotPassword, requestCode, resetPassword, verifyCode } from '@gable/contract/accounts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestStreak } from '../features/accounts/sign-in-code.ts'
import { lastCode, messagesTo, receiveCode } from '../test/mailbox.ts'
import { startOwnRedis } from '../test/own-redis.ts'
import { openToNetwork, type Reply } from '../test/send-from.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
let redis: Awaited<ReturnType<typeof startOwnRedis>>
let send: Awaited<ReturnType<typeof openToNetwork>>
beforeAll(async () => {
  redis = await startOwnRedis()
  server = await startTestServer({ REDIS_URL: redis.url })
  send = await openToNetwork(server.app)
})
afterAll(async () => {
  await server.stop()
  await redis.kill()
})

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
const codesOf = (replies: Reply[]) => replies.map(({ body }) => (JSON.parse(body) as { code?: string }).code)
const attemptsOn = async (identifier: string) => {
  const row = server.db.selectFrom('challenge').select('attempts').where('identifier', '=', identifier)
  return (await row.executeTakeFirst())?.attempts
}

const guess = (email: string, otp: string, place: number) =>
  send('/api/verify-otp', {
    body: { email, otp },
    from: `127.0.0.${(place % 20) + 2}`,
    headers: { 'x-forwarded-for': `198.51.100.${place % 20}` },
  })

test('T1 guesses from twenty addresses, told by a proxy or real, share one counter', async () => {
  const email = newEmail()
  const code = await receiveCode(server, email)
  const replies = []
  for (let place = 0; place < 20; place += 1) replies.push(await guess(email, otherThan(code), place))
  expect(codesOf(replies)).toEqual([
    ...Array<string>(5).fill('incorrect_details'),
    ...Array<string>(15).fill('code_expired'),
  ])
  expect(codesOf([await guess(email, code, 20)])).toEqual(['code_expired'])

  // Without a proxy before it, what counts is the address of the connection, whatever it says about itself.
  const bare = await startTestServer({ TRUSTED_PROXIES: '0' })
  const sendBare = await openToNetwork(bare.app)
  const other = newEmail()
  const right = await receiveCode(bare, other)
  const answers = []
  for (let place = 2; place < 22; place += 1) {
    answers.push(
      await sendBare('/api/verify-otp', { body: { email: other, otp: otherThan(right) }, from: `127.0.0.${place}` }),
    )
  }
  expect(codesOf(answers).filter((answer) => answer === 'incorrect_details')).toHaveLength(5)
  const counted = bare.db.selectFrom('rateWindow').select('key').where('key', 'like', 'guess-ip:127.0.0.%')
  expect(await counted.execute()).toHaveLength(20)
  await bare.stop()
})

test('T1 T3 of two hundred guesses at once five are compared, though Redis is emptied and killed meanwhile', async () => {
  const email = newEmail()
  const code = await receiveCode(server, email)
  const guesses = Array.from({ length: 200 }, (_, place) => guess(email, otherThan(code), place))
  const accidents = Promise.race(guesses).then(redis.empty).then(redis.kill)
  const codes = codesOf(await Promise.all(guesses))
  await accidents
  expect(codes.filter((answer) => answer === 'incorrect_details')).toHaveLength(5)
  expect(codes.filter((answer) => answer === 'code_expired')).toHaveLength(195)
  expect(await attemptsOn(email)).toBe(5)
  expect(codesOf([await guess(email, code, 0)])).toEqual(['code_expired'])
  expect(await server.db.selectFrom('session').select('accountId').execute()).toEqual([])
})

/** What happened so far lies a day further back. */
async function passDay() {
  await sql`update rate_window set started_at = started_at - interval '1 day'`.execute(server.db)
  await sql`update challenge set sent_at = sent_at - interval '1 day', expires_at = expires_at - interval '1 day'`.execute(
    server.db,
  )
}

async function guessUntilOff(email: string) {
  let compared = 0
  for (let day = 0; day < 60; day += 1) {
    const asked = await server.visitor.call(requestCode, { email }).catch((error: { code: string }) => error.code)
    if (typeof asked === 'string') return { compared, refusal: asked }
    const code = await lastCode(server, email)
    for (let turn = 0; turn < 6; turn += 1) {
      const [answer] = codesOf([await guess(email, otherThan(code), day)])
      if (answer === 'incorrect_details') compared += 1
    }
    await passDay()
  }
  return { compared, refusal: 'none' }
}

test('T1 a hundred wrong guesses over weeks switch codes off, until the person comes in by another way', async () => {
  const email = newEmail()
  const member = await server.addMember({ email })
  expect(await guessUntilOff(email)).toEqual({ compared: longestStreak, refusal: 'operation_not_allowed' })

  await server.visitor.call(forgotPassword, { email })
  await server.runJobs()
  const [mail] = await messagesTo(email)
  const token = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const password = 'quiet harbour lantern'
  await server.visitor.call(resetPassword, { token, password, confirmation: password })
  const code = await receiveCode(server, email)
  expect((await server.visitor.call(verifyCode, { email, code })).data.user.id).toBe(member.id)
})

test('T1 the hundred are counted before they are compared: the last code cannot be guessed on', async () => {
  const email = newEmail()
  const code = await receiveCode(server, email)
  await server.db
    .insertInto('guessStreak')
    .values({ identifier: email, failures: longestStreak - 2 })
    .execute()
  const replies = await Promise.all(Array.from({ length: 5 }, (_, place) => guess(email, otherThan(code), place)))
  expect(codesOf(replies).filter((answer) => answer === 'incorrect_details')).toHaveLength(2)
})

const siteGuesses = async () => {
  const row = server.db.selectFrom('rateWindow').select('used').where('key', '=', 'guess-all')
  return (await row.executeTakeFirst())?.used ?? 0
}

test('T1 guesses count against one address, whatever they are aimed at', async () => {
  const email = newEmail()
  await guess(email, '123456', 1)
  await server.db.updateTable('rateWindow').set({ used: 300 }).where('key', '=', 'guess-ip:198.51.100.1').execute()
  expect((await guess(email, '123456', 1)).status).toBe(429)
  expect((await guess(email, '123456', 2)).status).toBe(401)
})

test('T1 only wrong guesses at living codes count against the whole site, so that nonsense locks nobody out', async () => {
  await server.db.deleteFrom('rateWindow').execute()
  const [email, outlived, right] = [newEmail(), newEmail(), newEmail()]
  const code = await receiveCode(server, email)
  const expiresAt = new Date(0)
  await receiveCode(server, outlived)
  await server.db.updateTable('challenge').set({ expiresAt }).where('identifier', '=', outlived).execute()
  const nonsense = Array.from({ length: 40 }, (_, place) => guess(place % 2 ? outlived : newEmail(), '123456', place))
  expect(new Set(codesOf(await Promise.all(nonsense)))).toEqual(new Set(['code_expired']))
  expect(codesOf([await guess(right, await receiveCode(server, right), 1)])).toEqual([undefined])
  expect(await siteGuesses()).toBe(0)

  // Five of them, and then the code is dead.
  for (let turn = 0; turn < 8; turn += 1) await guess(email, otherThan(code), turn)
  expect(await siteGuesses()).toBe(5)
})

test('T1 when the whole site has had its guesses, a living code is not compared any more', async () => {
  const email = newEmail()
  const code = await receiveCode(server, email)
  await guess(email, otherThan(code), 3)
  await server.db.updateTable('rateWindow').set({ used: 20_000 }).where('key', '=', 'guess-all').execute()
  expect((await guess(email, code, 3)).status).toBe(429)
  expect((await guess(newEmail(), '123456', 3)).status).toBe(401)
})
