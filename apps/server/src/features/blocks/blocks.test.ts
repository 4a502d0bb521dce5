import { blockUser, getBlockedUsers, unblockUser } from '@gable/contract/blocks'
import { getProperties } from '@gable/contract/properties'
import { getProjectDetail } from '@gable/contract/projects'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { createDevelopers } from '../../test/projects.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { adminId, assertMayContact, mayContact } from './may-contact.repository.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const may = (one: { id: number }, other: { id: number }) => mayContact(server.db, one.id, other.id)
const reach = (one: { id: number }, other: { id: number }) => assertMayContact(server.db, one.id, other.id)
const admin = { id: adminId }

test('T59 a block closes contact in both directions at once, each told in their own words', async () => {
  const [ada, ben, eve] = [await server.addMember(), await server.addMember(), await server.addMember()]
  expect([await may(ada, ben), await may(ben, ada)]).toEqual([true, true])
  await ada.call(blockUser, { accountId: ben.id })
  expect([await may(ada, ben), await may(ben, ada)]).toEqual([false, false])
  await expect(reach(ada, ben)).rejects.toMatchObject({ status: 403, code: 'blocked_by_you' })
  await expect(reach(ben, ada)).rejects.toMatchObject({ status: 403, code: 'blocked_you' })
  expect([await may(ada, eve), await may(eve, ben)]).toEqual([true, true])
})

test('T59 a block waits for what was allowed before it, so that nothing is said once it is there', async () => {
  const [ada, ben] = [await server.addMember(), await server.addMember()]
  const order: string[] = []
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`.execute(server.db)
    return rows.length > 0 || order.length > 0
  }
  let blocking: Promise<unknown> | undefined
  await server.db.transaction().execute(async (tx) => {
    await assertMayContact(tx, ben.id, ada.id)
    blocking = ada.call(blockUser, { accountId: ben.id }).then(() => order.push('blocked'))
    await expect.poll(isWaiting).toBe(true)
    order.push('said')
  })
  await blocking
  expect(order).toEqual(['said', 'blocked'])
})

test('where both have blocked, each opens their own half', async () => {
  const [ada, ben] = [await server.addMember(), await server.addMember()]
  await Promise.all([ada.call(blockUser, { accountId: ben.id }), ben.call(blockUser, { accountId: ada.id })])
  await expect(reach(ben, ada)).rejects.toMatchObject({ code: 'blocked_by_you' })
  await ben.call(unblockUser, { accountId: ada.id })
  await expect(reach(ben, ada)).rejects.toMatchObject({ code: 'blocked_you' })
  await ada.call(unblockUser, { accountId: ben.id })
  await reach(ben, ada)
})

test('T59 whoever blocks the administration is out of reach of everybody who works for it', async () => {
  const [ada, ben] = [await server.addMember(), await server.addMember()]
  const support = await server.addMember({ staffRole: 'support' })
  await ada.call(blockUser, { isAdmin: true })
  expect([await may(ada, admin), await may(admin, ada)]).toEqual([false, false])
  expect([await may(ada, support), await may(support, ada)]).toEqual([false, false])
  expect([await may(ada, ben), await may(ben, admin), await may(ben, support)]).toEqual([true, true, true])
  await ada.call(unblockUser, { isAdmin: true })
  expect(await may(support, ada)).toBe(true)
})

test('blocking again changes nothing but the reason, and unblocking again nothing at all', async () => {
  const [ada, ben] = [await server.addMember(), await server.addMember({ name: 'Ben' })]
  const block = (reason: string) => ada.call(blockUser, { accountId: ben.id, reason })
  await Promise.all([block('Rude'), block('Rude'), block('Rude')])
  await block('Very rude')
  await ada.call(blockUser, { isAdmin: true })
  await ada.call(blockUser, { isAdmin: true })
  const { data, total } = await ada.call(getBlockedUsers, {})
  expect(data.map(({ id, name, isAdmin, reason }) => ({ id, name, isAdmin, reason }))).toEqual([
    { id: 0, name: 'Gable', isAdmin: true, reason: '' },
    { id: ben.id, name: 'Ben', isAdmin: false, reason: 'Very rude' },
  ])
  expect(total).toBe(2)
  for (let count = 0; count < 2; count += 1) await ada.call(unblockUser, { accountId: ben.id })
  expect((await ada.call(getBlockedUsers, {})).total).toBe(1)
})

test('exactly one is named, and never oneself', async () => {
  const [ada, ben] = [await server.addMember(), await server.addMember()]
  const refusal = { status: 400, data: { fields: { to_user_id: 'exactly_one' } } }
  await expect(ada.call(blockUser, {})).rejects.toMatchObject(refusal)
  await expect(ada.call(blockUser, { accountId: ben.id, isAdmin: true })).rejects.toMatchObject(refusal)
  await ada.call(blockUser, { accountId: ben.id, isAdmin: false })
  await expect(ada.call(blockUser, { accountId: ada.id })).rejects.toMatchObject({ code: 'about_yourself' })
})

test('T59 the page of a listing says on both sides that contact is closed', async () => {
  const [ada, ben] = [await server.addMember(), await server.addMember()]
  const [home] = await insertListings(server.db, [plainListing(ben.id)])
  const closedFor = async (reader: Pick<typeof ada, 'call'>) =>
    (await reader.call(getProperties, { id: home?.id ?? 0 })).data[0]?.contactClosed
  expect([await closedFor(ada), await closedFor(server.visitor)]).toEqual([null, null])
  await ben.call(blockUser, { accountId: ada.id })
  expect([await closedFor(ada), await closedFor(ben), await closedFor(server.visitor)]).toEqual([
    'blocked_you',
    null,
    null,
  ])

  const { lister, publish } = await createDevelopers(server)
  const { slug } = await publish()
  await ada.call(blockUser, { accountId: lister.id })
  expect((await ada.call(getProjectDetail, { slug })).data.contactClosed).toBe('blocked_by_you')
})

test('T71 of somebody who left no block stays, in neither direction', async () => {
  const [ada, ben] = [await server.addMember({ eraseAfter: new Date(Date.now() - 1_000) }), await server.addMember()]
  await ada.call(blockUser, { accountId: ben.id })
  await ben.call(blockUser, { accountId: ada.id, reason: 'Shouted' })
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: ada.id })
  const rows = await server.db.selectFrom('block').selectAll().where('blockerId', 'in', [ada.id, ben.id]).execute()
  expect(rows).toEqual([])
})
