import { getNotifications } from '@gable/contract/notifications'
import { storeAdvertisement } from '@gable/contract/promotions'
import { searchProperties } from '@gable/contract/properties'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { addPackage, forgetPackages, grantPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await forgetPackages(server)
  await server.product.settings.set('reviewsPromotions', false, null)
})

const promote = async (propertyId: number) =>
  (await cast.lister.call(storeAdvertisement, { kind: 'property', propertyId })).data
const isPromoted = async (id: number) =>
  (await server.visitor.call(searchProperties, { isPromoted: true, limit: 50 })).data.some((card) => card.id === id)
const stateOf = async (id: number) =>
  (await server.db.selectFrom('advertisement').selectAll().where('id', '=', id).executeTakeFirst())?.state
async function addHomes(count: number) {
  const rows = await insertListings(
    server.db,
    Array.from({ length: count }, () => plainListing(cast.lister.id)),
  )
  const ids = rows.map(({ id }) => id)
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, ids))
  return ids
}

test('T53 what a package paid for ends when it is taken back, and nothing else does', async () => {
  const [paidHome, waitingHome, freeHome] = [await cast.publish(), await cast.publish(), await cast.publish()]
  await promote(freeHome.id)
  const packageId = await addPackage(server, { features: { property_list: 'unlimited', property_feature: 5 } })
  const grantId = await grantPackage(server, cast.lister.id, packageId)
  const other = await addPackage(server, { name: 'Other', features: { property_feature: 5 } })
  const paid = await promote(paidHome.id)
  await server.product.settings.set('reviewsPromotions', true, null)
  const waiting = await promote(waitingHome.id)
  await grantPackage(server, cast.lister.id, other)
  await server.product.packages.staff.revoke(null, { grantId, reason: 'Paid by mistake' })
  await server.runJobs()
  expect([await stateOf(paid.id), await stateOf(waiting.id)]).toEqual(['ended', 'ended'])
  expect(await isPromoted(paidHome.id)).toBe(false)
  expect(await isPromoted(freeHome.id)).toBe(true)
  const told = (await cast.lister.call(getNotifications, { limit: 50 })).data.filter(
    ({ type }) => type === 'advertisement',
  )
  expect(told.filter(({ message }) => message.includes('package')).length).toBe(2)
})

test('T53 a refund ends what its package paid for', async () => {
  const packageId = await addPackage(server, { features: { property_feature: 1 } })
  const [id = 0] = await addHomes(1)
  const grantId = await grantPackage(server, cast.lister.id, packageId)
  const promotion = await promote(id)
  const granted = server.db.selectFrom('packageGrant').select('paymentId').where('id', '=', grantId)
  const refunded = { paymentId: (await granted.executeTakeFirst())?.paymentId ?? 0, reason: 'It went back' }
  await server.db.transaction().execute((tx) => server.product.packages.grants.revokePaid(tx, refunded))
  await server.runJobs()
  expect(await stateOf(promotion.id)).toBe('ended')
})

test('T53 of a promotion that is begun while its package is taken back nothing is left', async () => {
  const packageId = await addPackage(server, { features: { property_list: 'unlimited', property_feature: 50 } })
  for (const id of await addHomes(5)) {
    const grantId = await grantPackage(server, cast.lister.id, packageId)
    const granted = server.db.selectFrom('packageGrant').select('paymentId').where('id', '=', grantId)
    const [paymentId, reason] = [(await granted.executeTakeFirst())?.paymentId ?? 0, 'It went back']
    await Promise.allSettled([
      promote(id),
      server.db.transaction().execute((tx) => server.product.packages.grants.revokePaid(tx, { paymentId, reason })),
    ])
    await server.runJobs()
    expect(await isPromoted(id)).toBe(false)
  }
})
