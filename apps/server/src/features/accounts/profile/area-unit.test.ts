import { getOwnAccount, updateProfile } from '@gable/contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a member keeps what areas are told in for all devices, and has chosen nothing at first', async () => {
  const member = await server.addMember()
  expect((await member.call(getOwnAccount, {})).data).toMatchObject({ areaUnit: null, plotUnit: null })
  await member.call(updateProfile, { areaUnit: 'square_foot', plotUnit: 'acre' })
  await member.call(updateProfile, { name: 'Ada' })
  expect((await member.call(getOwnAccount, {})).data).toMatchObject({ areaUnit: 'square_foot', plotUnit: 'acre' })
})

test('a unit that nobody knows, or no home is measured in, is refused', async () => {
  const member = await server.addMember()
  const send = (fields: object) => member.call(updateProfile, fields)
  await expect(send({ areaUnit: 'acre' })).rejects.toMatchObject({ status: 400 })
  await expect(send({ plotUnit: 'football_pitch' })).rejects.toMatchObject({ status: 400 })
})
