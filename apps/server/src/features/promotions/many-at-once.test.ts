import { storeAdvertisement } from '@gable/contract/promotions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer({ DATABASE_POOL: '3' })
  cast = await createCast(server)
})
afterAll(() => server.stop())

test('of more promotions at once than there are connections none waits for the connections of the others', async () => {
  const rows = await insertListings(
    server.db,
    Array.from({ length: 12 }, () => plainListing(cast.lister.id)),
  )
  // What all of them need to know has just become old.
  server.product.catalogue.forget()
  const promoting = rows.map(({ id }) => cast.lister.call(storeAdvertisement, { kind: 'property', propertyId: id }))
  const states = (await Promise.all(promoting)).map(({ data }) => data.state)
  expect(states).toEqual(rows.map(() => 'running'))
})
