import { postProperty } from '@gable/contract/posting'
import { getProperties } from '@gable/contract/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellNothing } from '../../apps/server/src/test/packages.ts'
import { newListing, startTestServer, type TestServer } from '../../apps/server/src/test/test-server.ts'
import { buildTown } from '../model/town.ts'
import { townSeed } from '../write-town.ts'
import { createHomes, firstHomes } from './create-homes.ts'
import type { DemoHome } from './demo-home.ts'
import { fillBulk } from './fill-bulk.ts'
import { fillTown } from './fill-town.ts'
import { readPictures } from './pictures.ts'

const town = buildTown(townSeed)
const posted = firstHomes(town, townSeed, 10)
const kinds = new Set(posted.map(({ building }) => building.kind))

/** A site of ten homes has not every kind to take covers from. */
function* ofKnownKinds(): Generator<DemoHome, never> {
  const homes = createHomes(town, townSeed + 1)
  for (;;) {
    const home = homes.next().value
    if (kinds.has(home.building.kind)) yield home
  }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await fillTown(server.product, posted, { town, now: Date.now() })
  const wanted = {
    homes: ofKnownKinds(),
    count: 90,
    originals: 60,
    partSize: 7,
    currency: 'EUR',
    pictures: readPictures(),
  }
  await fillBulk(server.product, wanted, () => undefined)
})
afterAll(() => server.stop())

const numberOf = async (query: string) => Number((await server.product.pool.query(query)).rows[0].number)

test('as many homes as asked for are there, found and counted', async () => {
  const shown = posted.filter(({ fate }) => ['open', 'taken', 'offered'].includes(fate.end)).length + 90
  expect(await numberOf('select count(*) as number from property')).toBe(100)
  const taken = await numberOf("select count(*) as number from property where market_state in ('sold', 'rented')")
  expect(await numberOf('select count(*) as number from search_property')).toBe(shown - taken)
  expect(await numberOf('select count(*) as number from search_taken_property')).toBe(taken)
  expect(await numberOf('select sum(listing_count) as number from city')).toBe(shown - taken)
  expect(await server.product.searchTable.repair()).toBe(0)
})

test('a copy has the cover of its original, at an address of its own', async () => {
  const id = await numberOf('select max(id) as number from property')
  const { data } = await server.visitor.call(getProperties, { id })
  const picture = data[0]?.titleImage
  const { statusCode } = await server.app.inject(`/media/${picture?.id}/320.webp`)
  expect(statusCode).toBe(200)
})

test('prices of copies are such as people write, and the search has the same', async () => {
  const odd = 'select count(*) as number from property where price_minor % 1000 <> 0'
  const other = `select count(*) as number from property join search_property s on s.property_id = property.id
    where s.price_minor <> property.price_minor`
  expect([await numberOf(odd), await numberOf(other)]).toEqual([0, 0])
})

test('whoever posts next gets a number of their own', async () => {
  await sellNothing(server)
  const lister = await server.addMember()
  await lister.call(postProperty, await newListing())
  expect(await numberOf('select count(*) as number from property')).toBe(101)
})
