import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyListing, anyQueryAbout } from '../../test/any-search.ts'
import { insertListings, type Listing } from '../../test/listings.ts'
import { parityCases } from '../../test/parity-cases.ts'
import { handMadeListings } from '../../test/parity-listings.ts'
import { categorySlugs, type Filters, referenceSearch, type World } from '../../test/reference-search.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { isPublic } from '../properties/visible-to.ts'
import { createSearchClient } from './opensearch-client.ts'
import { createOpenSearchEngine } from './opensearch-engine.ts'
import { createPostgresEngine } from './postgres-engine.repository.ts'
import { askOnly, type SearchEngine } from './search-engine.ts'
import { createSearchService, type SearchService } from './search.service.ts'

const seed = Number(process.env['GABLE_SEED'])
process.stdout.write(`Generated searches come from GABLE_SEED=${seed}\n`)

let server: TestServer
let engines: Record<SearchEngine['name'], SearchService>
let owners: { active: number; locked: number }
let client: ReturnType<typeof createSearchClient>

beforeAll(async () => {
  server = await startTestServer()
  client = createSearchClient(server.config.OPENSEARCH_URL)
  owners = { active: (await server.addMember()).id, locked: (await server.addMember({ isActive: false })).id }
  const alias = `${server.config.OPENSEARCH_PREFIX}-property`
  const service = (engine: SearchEngine) =>
    createSearchService({
      ask: askOnly(engine),
      engineName: engine.name,
      currency: 'USD',
      findCategoryId: async (slug) => categorySlugs.get(slug),
    })
  engines = {
    postgres: service(createPostgresEngine(server.db, isPublic)),
    opensearch: service(createOpenSearchEngine({ client, alias, timeoutMs: 5_000 })),
  }
})
afterAll(async () => {
  await client.close()
  await server.product.projection.remove()
  await server.stop()
})

/** Both engines hold these listings and no others, the second by the real rebuild. */
async function makeWorld(listings: Listing[]): Promise<World> {
  await sql`truncate property cascade`.execute(server.db)
  const stored = await insertListings(server.db, listings)
  await server.product.projection.rebuild({ batchSize: 100 })
  return { listings: stored, lockedOwners: new Set([owners.locked]) }
}

async function expectParity(world: World, filters: Filters) {
  const expected = referenceSearch(world, filters)
  for (const name of ['postgres', 'opensearch'] as const) {
    const { ids, total, engine } = await engines[name].search(filters)
    expect({ filters, ids, total, engine }).toEqual({ filters, ...expected, engine: name })
  }
  return expected
}

describe('both engines answer like the plain reference', () => {
  let world: World
  beforeAll(async () => {
    const locked = { ...handMadeListings[0], title: 'hidden: of a locked lister', ownerId: owners.locked } as Listing
    const own = handMadeListings.map((listing) => ({ ...listing, ownerId: owners.active }))
    world = await makeWorld([...own, locked])
  })

  test.each(Object.entries(parityCases))('%s', async (_, { filters, finds }) => {
    const { ids, total } = await expectParity(world, filters)
    if (typeof finds === 'number') expect(total).toBe(finds)
    if (Array.isArray(finds)) {
      const titles = new Map(world.listings.map(({ id, title }) => [id, title]))
      expect(ids.map((id) => titles.get(id))).toEqual(finds)
    }
  })

  test('pages to the end hold every listing once', async () => {
    const { total } = referenceSearch(world, {})
    for (const name of ['postgres', 'opensearch'] as const) {
      const seen: number[] = []
      for (let offset = 0; offset < total; offset += 7) {
        seen.push(...(await engines[name].search({ offset, limit: 7 })).ids)
      }
      expect(seen).toEqual(referenceSearch(world, { limit: total }).ids)
    }
  })
})

describe.each([1, 2, 3])('generated listings, world %i', (number) => {
  test('generated searches are answered alike', async () => {
    const worldSeed = seed * 10 + number
    const [listings = []] = fc.sample(
      fc.array(anyListing([owners.active, owners.active, owners.locked]), { minLength: 120, maxLength: 250 }),
      { seed: worldSeed, numRuns: 1 },
    )
    const world = await makeWorld(listings)
    let hits = 0
    await fc.assert(
      fc.asyncProperty(anyQueryAbout(world.listings), async (filters) => {
        hits += (await expectParity(world, filters)).total
      }),
      { seed: worldSeed, numRuns: 80 },
    )
    // Searches that find nothing would agree about nothing.
    expect(hits).toBeGreaterThan(80)
  })
})
