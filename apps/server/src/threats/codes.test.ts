import { register, requestCode, verifyCode } from '@gable/contract/accounts'
import { changeIdentifier, confirmIdentity, requestChange } from '@gable/contract/security'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, newNonce } from '../features/accounts/sign-in-code.ts'
import { dumpDatabase } from '../test/dump-database.ts'
import { startFakeService } from '../test/fake-service.ts'
import { lastCode, receiveCode } from '../test/mailbox.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`
const passSeconds = (seconds: number) =>
  Promise.all([
    sql`update challenge set expires_at = expires_at - make_interval(secs => ${seconds})`.execute(server.db),
    sql`update rate_window set started_at = started_at - make_interval(secs => ${seconds})`.execute(server.db),
  ])

test('T4 a code is refused a second time, for another purpose, with another challenge, and after it was sent again', async () => {
  const member = await server.addMember({ isFresh: true })
  const { email } = member
  const used = await receiveCode(server, email)
  await server.visitor.call(verifyCode, { email, code: used })
  await expect(server.visitor.call(verifyCode, { email, code: used })).rejects.toMatchObject({ code: 'code_expired' })

  await passSeconds(31)
  const forSignIn = await receiveCode(server, email)
  await expect(member.call(confirmIdentity, { code: forSignIn })).rejects.toMatchObject({ code: 'code_expired' })
  await expect(member.call(changeIdentifier, { email, code: forSignIn })).rejects.toMatchObject({
    code: 'code_expired',
  })
  const address = newEmail()
  await member.call(requestChange, { email: address })
  const forChange = await lastCode(server, address)
  await expect(server.visitor.call(verifyCode, { email: address, code: forChange })).rejects.toMatchObject({
    status: 401,
  })
  const password = 'quiet harbour lantern'
  const registration = { name: 'Eve', email: address, password, confirmation: password, code: forChange }
  await expect(server.visitor.call(register, registration)).rejects.toMatchObject({ status: 401 })

  await passSeconds(31)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const ask = { method: 'POST', url: '/api/get-otp', payload: { email }, headers } as const
  await server.app.inject(ask)
  const bound = await lastCode(server, email)
  const elsewhere = { email, code: bound, challengeId: crypto.randomUUID() }
  await expect(server.visitor.call(verifyCode, elsewhere)).rejects.toMatchObject({ code: 'incorrect_details' })

  await passSeconds(31)
  const old = await receiveCode(server, email)
  await passSeconds(31)
  const next = await receiveCode(server, email)
  if (old !== next) {
    await expect(server.visitor.call(verifyCode, { email, code: old })).rejects.toMatchObject({ status: 401 })
  }
  expect((await server.visitor.call(verifyCode, { email, code: next })).data.user.id).toBe(member.id)
})

test('T5 a code works for ten minutes and not a second longer', async () => {
  const [late, inTime] = [newEmail(), newEmail()]
  const [lateCode, code] = [await receiveCode(server, late), await receiveCode(server, inTime)]
  const age = (email: string, seconds: number) =>
    sql`update challenge set expires_at = sent_at + interval '600 seconds' - make_interval(secs => ${seconds}),
      sent_at = sent_at - make_interval(secs => ${seconds}) where identifier = ${email}`.execute(server.db)
  await age(late, 601)
  await age(inTime, 570)
  await expect(server.visitor.call(verifyCode, { email: late, code: lateCode })).rejects.toMatchObject({
    code: 'code_expired',
  })
  expect((await server.visitor.call(verifyCode, { email: inTime, code })).data.user.email).toBe(inTime)
})

test('T5 a hundred thousand codes show no pattern, neither in a place nor in a pair of places', () => {
  const samples = 100_000
  const singles = new Array<number>(60).fill(0)
  const pairs = new Array<number>(100).fill(0)
  for (let index = 0; index < samples; index += 1) {
    const code = codeFor(newNonce(), 'secret')
    for (const [place, digit] of [...code].entries()) singles[place * 10 + Number(digit)]! += 1
    pairs[Number(code.slice(0, 2))]! += 1
  }
  const chiSquare = (counts: number[], expected: number) =>
    counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 54 and 99 degrees of freedom: chance alone goes beyond these less than once in a hundred million runs.
  expect(chiSquare(singles, samples / 10)).toBeLessThan(130)
  expect(chiSquare(pairs, samples / 100)).toBeLessThan(197)
})

test('T5 no table, the queue among them, holds a code that was sent or waits to be', async () => {
  const emails = Array.from({ length: 5 }, newEmail)
  const sent = []
  for (const email of emails) sent.push(await receiveCode(server, email))
  const waiting = newEmail()
  await server.visitor.call(requestCode, { email: waiting })
  const { nonce } = await server.db
    .selectFrom('challenge')
    .select('nonce')
    .where('identifier', '=', waiting)
    .executeTakeFirstOrThrow()
  const dump = await dumpDatabase(server.product.pool)
  expect(dump).toContain(waiting)
  for (const code of [...sent, codeFor(nonce, server.config.AUTH_SECRET)]) {
    expect(dump).not.toMatch(new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f])`))
  }
})

test('T6 of a thousand requests for fifty numbers from twenty addresses the budget is sent, and somebody is told', async () => {
  const provider = await startFakeService()
  const flooded = await startTestServer({ SMS_URL: provider.url, SMS_PER_DAY: '40', SMS_COUNTRIES: 'PT' })
  const statuses: number[] = []
  const next = Array.from({ length: 1_000 }, (_, index) => index).values()
  const flood = async () => {
    for (const index of next) {
      const number = numberAt(index % 50)
      const asked =
        index % 2 === 0
          ? ({ method: 'POST', url: '/api/get-otp', payload: { number } } as const)
          : ({ method: 'GET', url: `/api/get-otp?number=${encodeURIComponent(number)}` } as const)
      const headers = { 'x-forwarded-for': `198.51.100.${index % 20}` }
      statuses.push((await flooded.app.inject({ ...asked, headers })).statusCode)
    }
  }
  await Promise.all(Array.from({ length: 20 }, flood))
  await flooded.runJobs()
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(provider.asked).toHaveLength(40)
  const metrics = await flooded.app.inject('/metrics')
  expect(metrics.body).toMatch(/gable_sms_budget_refused_total [1-9]/)
  await flooded.stop()
  await provider.stop()
})

const numberAt = (index: number) => `+3519120000${String(index).padStart(2, '0')}`

test('T6 one target gets five mails in an hour and ten in a day, of either kind', async () => {
  const email = newEmail()
  const ask = async (path: string) =>
    (await server.app.inject({ method: 'POST', url: `/api/${path}`, payload: { email } })).statusCode
  for (const path of ['get-otp', 'forgot-password']) {
    const taken = { hour: 0, day: 0 }
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const status = await ask(path)
      if (status === 200 && minute < 60) taken.hour += 1
      if (status === 200) taken.day += 1
      await passSeconds(60)
      if (taken.day === 10 && minute > 120) break
    }
    expect([path, taken.hour, taken.day]).toEqual([path, 5, 10])
    expect(await ask(path)).toBe(429)
    await server.db.deleteFrom('rateWindow').execute()
  }
})
