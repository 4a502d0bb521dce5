import { becomeOwner, listAudit } from '@gable/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const names = ['admin', 'administrator', 'root', 'test', 'demo', 'owner', 'gable', 'user', 'support', 'info']
const newcomer = () => server.addMember({ hasSecondStep: false })
const words = ['admin', 'password', 'changeme', '123456', 'admin123']

test('T20 a fresh install lets nobody in with any of fifty usual credentials', async () => {
  expect(await server.db.selectFrom('account').select('id').execute()).toEqual([])
  const pairs = names.flatMap((name) => words.map((password) => ({ email: `${name}@example.com`, password })))
  expect(pairs).toHaveLength(50)
  for (const pair of pairs) {
    const payload = { logintype: 'email', ...pair }
    const reply = await server.app.inject({ method: 'POST', url: '/api/user_signup', payload })
    expect([pair, reply.statusCode, reply.json().code]).toEqual([pair, 401, 'incorrect_details'])
  }
})

test('T20 the setup opens once, by the token of the console, and is not found afterwards', async () => {
  const [first, second] = [await newcomer(), await newcomer()]
  const stale = (await server.product.staff.makeSetupToken()) ?? ''
  const token = (await server.product.staff.makeSetupToken()) ?? ''
  await expect(first.call(becomeOwner, { token: stale })).rejects.toMatchObject({ status: 404 })
  const tries = await Promise.allSettled([first, second].map(({ call }) => call(becomeOwner, { token })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const owner = tries[0]?.status === 'fulfilled' ? first : second
  for (const { call } of [first, second]) {
    await expect(call(becomeOwner, { token })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  }
  expect(await server.product.staff.makeSetupToken()).toBeUndefined()
  await expect(owner.call(listAudit, {})).rejects.toMatchObject({ code: 'second_step_required' })
  const dump = JSON.stringify(await server.db.selectFrom('setupToken').selectAll().execute())
  expect(dump).toBe('[]')
})
