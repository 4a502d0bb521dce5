import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../../test/count-statements.ts'
import { insertListings, type Listing, plainListing } from '../../../test/listings.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const few = 3
const many = 400
const dayMicros = 86_400_000_000

let server: TestServer
let statementsOf: ReturnType<typeof countStatements>
beforeAll(async () => {
  server = await startTestServer()
  statementsOf = countStatements(server.product.pool)
})
afterAll(() => server.stop())

const watchEnds = () => server.product.jobs.find(({ name }) => name === 'properties.watch-ends')?.run({})

async function addListings(count: number, facts: Partial<Listing>) {
  const { id: ownerId } = await server.addMember()
  const listings = await insertListings(
    server.db,
    Array.from({ length: count }, () => plainListing(ownerId, facts)),
  )
  const ids = listings.map(({ id }) => id)
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, ids))
  return { ownerId, ids }
}
const endingIn = (days: number) => ({ expiresMicros: Date.now() * 1_000 + days * dayMicros })

async function noticesAbout(listingIds: number[]) {
  const notices = server.db
    .selectFrom('notification')
    .innerJoin('notificationDelivery as delivery', 'delivery.notificationId', 'notification.id')
    .select(['listingId', 'kind', 'channel', 'state'])
  return notices.where('listingId', 'in', listingIds).orderBy('listingId').execute()
}
const noticeOf = (listingId: number, kind: string) => ({ listingId, kind, channel: 'mail', state: 'waiting' })

test('hundreds of listings whose time is over are taken off by as many statements as a few', async () => {
  // The first round reads the catalogue and the rules, which are cached.
  await addListings(1, endingIn(-1))
  await watchEnds()
  await addListings(few, endingIn(-1))
  const onFew = await statementsOf(async () => watchEnds())
  const { ownerId, ids } = await addListings(many, endingIn(-1))
  expect(await statementsOf(async () => watchEnds())).toBe(onFew)

  const listings = server.db.selectFrom('property').select(['reviewState', 'version']).where('ownerId', '=', ownerId)
  const states = await listings.distinct().execute()
  expect(states).toEqual([{ reviewState: 'expired', version: 2 }])
  const shown = server.db.selectFrom('searchProperty').select('propertyId').where('ownerId', '=', ownerId)
  expect(await shown.execute()).toEqual([])
  const events = await server.db
    .selectFrom('event')
    .select(['name', 'subjectId', 'actorId', 'detail'])
    .where('subjectId', 'in', ids)
    .orderBy('subjectId')
    .execute()
  expect(events).toEqual(
    ids.map((subjectId) => ({
      name: 'property.expired',
      subjectId,
      actorId: null,
      detail: { from: 'approved', to: 'expired' },
    })),
  )
  expect(await noticesAbout(ids)).toEqual(ids.map((id) => noticeOf(id, 'listing_review')))
})

test('hundreds of listers are reminded by as many statements as a few', async () => {
  await addListings(few, endingIn(3))
  const onFew = await statementsOf(async () => watchEnds())
  const { ids } = await addListings(many, endingIn(3))
  expect(await statementsOf(async () => watchEnds())).toBe(onFew)
  expect(await noticesAbout(ids)).toEqual(ids.map((id) => noticeOf(id, 'listing_expiring')))
})
