import { register, signIn } from '@gable/contract/accounts'
import { changePassword } from '@gable/contract/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveCode } from '../test/mailbox.ts'
import { costOf } from '../test/processor-time.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const newEmail = () => `${crypto.randomUUID()}@gable.test`

async function registerWith(of: TestServer, password: string) {
  const email = newEmail()
  const code = await receiveCode(of, email)
  await of.visitor.call(register, { name: 'Ada', email, password, confirmation: password, code })
  return email
}

test('T13 six characters are too few by default and enough where the operator says so; five never are', async () => {
  await expect(registerWith(server, 'kx7#qz')).rejects.toMatchObject({ status: 422, code: 'weak_password' })
  const lenient = await startTestServer({ PASSWORD_MIN_LENGTH: '6' })
  expect(await registerWith(lenient, 'kx7#qz')).toContain('@')
  await expect(registerWith(lenient, 'kx7#q')).rejects.toMatchObject({ code: 'weak_password' })
  await lenient.stop()
  await expect(startTestServer({ PASSWORD_MIN_LENGTH: '5' })).rejects.toThrow('PASSWORD_MIN_LENGTH')
})

test('T13 a hundred and twenty-eight characters are taken whole, and one more is refused', async () => {
  const longest = 'lantern '.repeat(16)
  const email = await registerWith(server, longest)
  const enter = (password: string) => server.visitor.call(signIn, { way: 'email', email, password })
  // The byte after the 72nd, where other hashes stop reading, and the very last one.
  for (const place of [72, 127]) {
    const other = `${longest.slice(0, place)}X${longest.slice(place + 1)}`
    await expect(enter(other)).rejects.toMatchObject({ code: 'incorrect_details' })
  }
  expect((await enter(longest)).data.user.email).toBe(email)
  await expect(registerWith(server, `${longest}X`)).rejects.toMatchObject({ status: 400 })
})

test('T13 the same letters are the same password, however a keyboard composes them', async () => {
  const email = await registerWith(server, 'caf\u00e9 on the quay')
  const { data } = await server.visitor.call(signIn, { way: 'email', email, password: 'cafe\u0301 on the quay' })
  expect(data.user.email).toBe(email)
})

const million = 'x'.repeat(1_000_000)
const doors: Record<string, object> = {
  user_signup: { logintype: 'email', email: 'ada@gable.test', password: million },
  'user-register': { name: 'Ada', email: 'ada@gable.test', password: million, re_password: million, otp: '123456' },
  'reset-password': { token: 'a-token-of-more-than-twenty-letters', password: million, re_password: 'x' },
  'confirm-identity': { password: million },
  'change-password': { password: million, re_password: 'x' },
}

test.each(Object.entries(doors))(
  'T13 %s answers a megabyte of password at once, without hashing it',
  async (path, payload) => {
    const { token } = await server.addMember({ isFresh: true })
    const ask = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const request = { method: 'POST', url: `/api/${path}`, headers, payload } as const
      const { result, costMs } = await costOf(() => server.app.inject(request))
      return { status: result.statusCode, costMs }
    }
    const tries = [await ask(), await ask(), await ask(), await ask(), await ask()]
    for (const { status } of tries) expect([400, 413]).toContain(status)
    const wrong = { way: 'email', email: newEmail(), password: 'not the right one' } as const
    const { costMs: hashMs } = await costOf(() => server.visitor.call(signIn, wrong).catch(() => undefined))
    // The best of five: compiling and collecting garbage are not counted. Beside other work a hash costs more, too.
    expect(Math.min(...tries.map(({ costMs }) => costMs))).toBeLessThan(Math.max(50, hashMs / 2))
  },
)

test('T13 a new password is measured like the first', async () => {
  const member = await server.addMember({ isFresh: true })
  for (const weak of ['short', 'password', 'Password123!']) {
    const change = member.call(changePassword, { password: weak, confirmation: weak })
    await expect(change).rejects.toMatchObject({ code: 'weak_password' })
  }
})
