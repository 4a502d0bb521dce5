import { paidPlacesPerPage } from '@gable/domain/promotion-moves'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createSearchClient } from './opensearch-client.ts'
import { createOpenSearchEngine } from './opensearch/opensearch-engine.ts'
import { createPostgresEngine } from './postgres/postgres-engine.repository.ts'
import { askOnly, type SearchEngine } from './search-engine.ts'
import { createSearchService } from './search.service.ts'

const draws = 10_000
const atOnce = 20
const dayMicros = 86_400_000_000
let server: TestServer
let client: ReturnType<typeof createSearchClient>
let ids: Record<'promoted' | 'slider' | 'over' | 'plain', number[]>

beforeAll(async () => {
  server = await startTestServer()
  client = createSearchClient(server.config.OPENSEARCH_URL)
  const { id } = await server.addMember()
  const now = Date.now() * 1_000
  const add = async (count: number, promotedUntil: { list?: number; slider?: number }) =>
    (
      await insertListings(
        server.db,
        Array.from({ length: count }, () => plainListing(id, { promotedUntil })),
      )
    ).map((home) => home.id)
  ids = {
    promoted: await add(6, { list: now + dayMicros }),
    slider: await add(2, { slider: now + dayMicros }),
    over: await add(2, { list: now - 1 }),
    plain: await add(20, {}),
  }
  await server.product.searchTable.repair()
  await server.product.projection.rebuild({ batchSize: 100 })
})
afterAll(async () => {
  await client.close()
  await server.product.projection.remove()
  await server.stop()
})

const engines: Record<SearchEngine['name'], () => SearchEngine> = {
  postgres: () => createPostgresEngine(server.db),
  opensearch: () =>
    createOpenSearchEngine({
      client,
      alias: server.product.projection.alias,
      timeoutMs: 60_000,
      listFacilityIds: async () => [],
    }),
}
const serviceOf = (name: SearchEngine['name']) =>
  createSearchService({
    ask: askOnly(engines[name]()),
    currency: 'USD',
    readLookups: server.product.catalogue.readLookups,
    correct: async (text) => ({ text, corrections: [] }),
  })

test.each(['postgres', 'opensearch'] as const)(
  'over 10,000 draws by %s every promoted home has its fair share, and no page more than it may',
  async (name) => {
    const service = serviceOf(name)
    const drawn = new Map<number, number>()
    for (let seed = 0; seed < draws; seed += atOnce) {
      const seeds = Array.from({ length: atOnce }, (_, index) => seed + index)
      const pages = await Promise.all(seeds.map((each) => service.drawPaidPlaces({ city: 'Porto' }, {}, each)))
      for (const page of pages) {
        expect(page).toHaveLength(paidPlacesPerPage)
        for (const id of page) drawn.set(id, (drawn.get(id) ?? 0) + 1)
      }
    }
    const fair = (draws * paidPlacesPerPage) / ids.promoted.length
    const shares = ids.promoted.map((id) => (drawn.get(id) ?? 0) / fair)
    process.stdout.write(`${name}: shares of ${shares.map((share) => share.toFixed(3)).join(', ')}\n`)
    for (const share of shares) expect(Math.abs(share - 1)).toBeLessThan(0.05)
    // Neither what is promoted elsewhere, nor what is over, nor what nobody pays for.
    expect([...drawn.keys()].toSorted((one, other) => one - other)).toEqual(ids.promoted)
  },
)

test.each(['postgres', 'opensearch'] as const)('%s takes no paid place that does not fit the search', async (name) => {
  const service = serviceOf(name)
  expect(await service.drawPaidPlaces({ city: 'Braga' }, {}, 1)).toEqual([])
  expect(await service.drawPaidPlaces({ deal: 'rent' }, {}, 1)).toEqual([])
  const [hidden = 0, ...others] = ids.promoted
  for (let seed = 0; seed < 20; seed += 1) {
    const page = await service.drawPaidPlaces({}, { hiddenIds: [hidden] }, seed)
    expect(page.every((id) => others.includes(id))).toBe(true)
  }
})
