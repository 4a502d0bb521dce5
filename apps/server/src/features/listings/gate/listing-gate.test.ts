import { deleteProperty, postProperty, restoreProperty } from '@gable/contract/posting'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPackage, grantPackage } from '../../../test/packages.ts'
import { newListing, photo, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const propertiesOf = (ownerId: number) =>
  server.db.selectFrom('property').select('id').where('ownerId', '=', ownerId).execute()

const filesOf = (ownerId: number) => server.db.selectFrom('media').select('id').where('ownerId', '=', ownerId).execute()

test.each([
  ['name', { name: ' ' }],
  ['email', { email: null, loginPhone: '+351912000111' }],
  ['mobile', { mobile: '' }],
  ['profile', { profileMediaId: null }],
  ['address', { address: '' }],
])('without a %s nobody lists a home, and no file is stored', async (missing, facts) => {
  const lister = await server.addMember(facts)
  const before = await filesOf(lister.id)
  const refusal = {
    status: 409,
    code: 'profile_incomplete',
    data: { missing: [missing], fields: { [missing]: 'required' } },
  }
  await expect(lister.call(postProperty, await newListing())).rejects.toMatchObject(refusal)
  expect([await propertiesOf(lister.id), await filesOf(lister.id)]).toEqual([[], before])
})

test('where the operator asks for verification, nobody lists without it', async () => {
  const lister = await server.addMember()
  await server.product.settings.set('isVerificationRequired', true, null)
  const refusal = { status: 409, code: 'not_verified', data: { state: 'initial' } }
  await expect(lister.call(postProperty, await newListing())).rejects.toMatchObject(refusal)
  await server.product.settings.set('isVerificationRequired', false, null)
})

test('T50 T51 T52 of many postings at once no more pass than are left, and deleting later gives none back', async () => {
  const lister = await server.addMember()
  await grantPackage(server, lister.id, await addPackage(server, { features: { property_list: 3 } }))
  const listing = await newListing({ titleImage: await photo({ width: 130, height: 130 }) })
  // Titles of their own: homes of one title wait for each other's address.
  const post = (_: unknown, number: number) => lister.call(postProperty, { ...listing, title: `Home ${number}` })
  const tries = await Promise.allSettled(Array.from({ length: 12 }, post))
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const refusal = { status: 403, code: 'package_required', data: { type: 'property_list', reason: 'limit_reached' } }
  expect(refusals).toMatchObject(Array.from({ length: 9 }, () => refusal))
  expect(await propertiesOf(lister.id)).toHaveLength(3)
  const aDayAgo = { spentAt: sql<Date>`now() - interval '25 hours'` }
  await server.db.updateTable('grantUse').set(aDayAgo).where('accountId', '=', lister.id).execute()
  for (const { id } of await propertiesOf(lister.id)) await lister.call(deleteProperty, { id })
  await expect(lister.call(postProperty, listing)).rejects.toMatchObject(refusal)
})

test('T52 what is deleted within a day gives its use back, and brought back it takes it again', async () => {
  const lister = await server.addMember()
  await grantPackage(server, lister.id, await addPackage(server, { features: { property_list: 1 } }))
  const refusal = { code: 'package_required', data: { type: 'property_list', reason: 'limit_reached' } }
  const post = async (title: string) => (await lister.call(postProperty, await newListing({ title }))).data.id
  const first = await post('First')
  await lister.call(deleteProperty, { id: first })
  await lister.call(restoreProperty, { id: first })
  await expect(post('Second')).rejects.toMatchObject(refusal)
  await lister.call(deleteProperty, { id: first })
  const second = await post('Second')
  await expect(lister.call(restoreProperty, { id: first })).rejects.toMatchObject(refusal)
  const there = server.db.selectFrom('property').select('id').where('ownerId', '=', lister.id)
  expect(await there.where('deletedAt', 'is', null).execute()).toEqual([{ id: second }])
})
