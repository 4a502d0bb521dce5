import { postProperty } from '@gable/contract/posting'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('T50 T51 of many postings at once no more pass than are left, and deleting gives none back', async () => {
  const lister = await server.addMember()
  await server.db.insertInto('listingUse').values({ accountId: lister.id, kind: 'property', allowed: 3 }).execute()
  const listing = await newListing({ titleImage: await photo({ width: 130, height: 130 }) })
  // Titles of their own: homes of one title wait for each other's address.
  const post = (_: unknown, number: number) => lister.call(postProperty, { ...listing, title: `Home ${number}` })
  const tries = await Promise.allSettled(Array.from({ length: 12 }, post))
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const refusal = { status: 403, code: 'package_required', data: { type: 'property_list', reason: 'limit_reached' } }
  expect(refusals).toMatchObject(Array.from({ length: 9 }, () => refusal))
  expect(await propertiesOf(lister.id)).toHaveLength(3)
  await server.db.deleteFrom('property').where('ownerId', '=', lister.id).execute()
  await expect(lister.call(postProperty, listing)).rejects.toMatchObject(refusal)
})
