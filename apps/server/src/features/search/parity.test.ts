import { deepestTile, gridOf, type Tile, type TileCounts } from '@gable/domain/map-tile'
import { toE6 } from '@gable/domain/search-area'
import type { SearchDocument } from '@gable/domain/search-document'
import type { SearchQuery } from '@gable/domain/search-query'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyListing, anyQueryAbout, type Filters } from '../../test/any-search.ts'
import { insertListings, type NewListing, type StoredListing, toReferenceDocument } from '../../test/listings.ts'
import { parityCases } from '../../test/parity-cases.ts'
import { handMadeListings } from '../../test/parity-listings.ts'
import { findAll, referenceSearch } from '../../test/reference-search.ts'
import { referenceTile, tileAt } from '../../test/reference-tile.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createDb, createPool, type Db } from '#platform/db.ts'
import { createSearchClient } from './opensearch-client.ts'
import { createOpenSearchEngine } from './opensearch/opensearch-engine.ts'
import { createPostgresEngine } from './postgres/postgres-engine.repository.ts'
import { correctText } from './query/correct-text.ts'
import { askOnly, type SearchEngine } from './search-engine.ts'
import { createWorldCounts } from './world/world-counts.ts'
import { withWorldCounts } from './world/with-world-counts.ts'
import { createSearchService, type Found, type SearchService } from './search.service.ts'

const seed = Number(process.env['GABLE_SEED'])
process.stdout.write(`Generated searches come from GABLE_SEED=${seed}\n`)
const worlds = Number(process.env['PARITY_WORLDS'] ?? 4)
const questionsPerWorld = 510
const questionsAtOnce = 5

let server: TestServer
type Engine = SearchEngine['name']
const engineNames: readonly Engine[] = ['postgres', 'opensearch']
let engines: Record<Engine, SearchService>
let patientDb: Db
let owners: { active: number; locked: number }
let client: ReturnType<typeof createSearchClient>

beforeAll(async () => {
  server = await startTestServer()
  client = createSearchClient(server.config.OPENSEARCH_URL)
  patientDb = createDb(
    createPool({
      url: server.config.DATABASE_URL,
      size: 5,
      statementTimeoutMs: 60_000,
      onIdleError: (error) => expect.unreachable(error.message),
    }),
  )
  owners = { active: (await server.addMember()).id, locked: (await server.addMember({ isActive: false })).id }
  const readLookups = server.product.catalogue.readLookups
  const worldCounts = createWorldCounts({
    db: server.db,
    listParameters: async () => (await readLookups()).parameters.values(),
  })
  await worldCounts.prepare()
  const service = (engine: SearchEngine) =>
    createSearchService({
      ask: askOnly(withWorldCounts(engine, worldCounts)),
      currency: 'USD',
      readLookups,
      correct: (text) => correctText(server.db, text),
    })
  engines = {
    postgres: service(createPostgresEngine(patientDb)),
    opensearch: service(
      createOpenSearchEngine({
        client,
        alias: server.product.projection.alias,
        timeoutMs: 60_000,
        listFacilityIds: async () => [...(await server.product.catalogue.catalogueIn()).facilities.keys()],
      }),
    ),
  }
})
afterAll(async () => {
  await client.close()
  await patientDb.destroy()
  await server.product.projection.remove()
  await server.stop()
})

type World = { listings: StoredListing[]; documents: SearchDocument[] }

/** Both engines hold these listings and no others, by the real ways of filling them. */
async function makeWorld(listings: NewListing[]): Promise<World> {
  await sql`truncate property, event, search_word cascade`.execute(patientDb)
  const stored = await insertListings(server.db, listings)
  await server.product.searchTable.repair()
  await server.product.projection.rebuild({ batchSize: 100 })
  const isShown = ({ reviewState, isActive, ownerId }: StoredListing) =>
    reviewState === 'approved' && isActive && ownerId !== owners.locked
  return { listings: stored, documents: stored.filter(isShown).map(toReferenceDocument) }
}

type Asking = { seesPremium?: boolean; hiddenIds?: number[]; withFacets?: boolean }

/** Each engine answers as the reference does, and so does the page after that. */
async function expectParity(
  { documents }: World,
  filters: Filters,
  { seesPremium = true, hiddenIds = [], withFacets = true }: Asking = {},
) {
  const options = { seesPremium, hiddenIds, withFacets, now: new Date() }
  const answers = await Promise.all(engineNames.map((name) => engines[name].search(filters, options)))
  const [{ query }] = answers as [Found, Found]
  const expected = referenceSearch(documents, query)
  const isAlike = async ({ engine, ids, total, facets, isTotalMinimum, next }: Found) => {
    expect({ engine, filters, ids, total, facets, isTotalMinimum }).toEqual({ engine, filters, ...expected })
    if (next) await expectNextPage(engine, documents, filters, { ...query, after: next })
  }
  await Promise.all(answers.map(isAlike))
  return expected
}

async function expectNextPage(engine: Engine, documents: SearchDocument[], filters: Filters, query: SearchQuery) {
  const { seesPremium, hiddenIds = [], asOf: now, after } = query
  const { ids } = await engines[engine].search({ ...filters, after }, { seesPremium, hiddenIds, now })
  expect({ engine, filters, after, ids }).toEqual({
    engine,
    filters,
    after,
    ids: referenceSearch(documents, { ...query, facets: [] }).ids,
  })
}

/** Each engine counts a tile as the reference does, and names the same homes where there are few. */
async function expectTileParity(
  { documents }: World,
  filters: Filters,
  { tile, seesPremium = true, hiddenIds = [] }: Omit<Asking, 'withFacets'> & { tile: Tile },
) {
  const options = { seesPremium, hiddenIds, now: new Date() }
  const [{ query }, ...counted] = await Promise.all([
    engines.postgres.search(filters, options),
    ...engineNames.map((name) => engines[name].countTile(filters, tile, options)),
  ])
  const expected = sorted(referenceTile(documents, query, gridOf(tile)))
  for (const { engine, cells, ids, isMinimum } of counted) {
    const found = sorted({ cells, ids, isMinimum })
    expect({ engine, filters, tile, ...withoutMeans(found) }).toEqual({
      engine,
      filters,
      tile,
      ...withoutMeans(expected),
    })
    for (const [index, { x, y }] of found.cells.entries()) {
      // OpenSearch keeps a coordinate to a tenth of a millionth of a degree.
      expect(Math.abs(x - (expected.cells[index]?.x ?? 0))).toBeLessThan(2)
      expect(Math.abs(y - (expected.cells[index]?.y ?? 0))).toBeLessThan(2)
    }
  }
  return expected
}

const sorted = ({ cells, ...rest }: TileCounts): TileCounts => ({
  ...rest,
  cells: cells.toSorted((one, other) => one.column - other.column || one.row - other.row),
})
const withoutMeans = ({ cells, ...rest }: TileCounts) => ({
  ...rest,
  cells: cells.map(({ column, row, count }) => ({ column, row, count })),
})

describe('both engines answer like the plain reference', () => {
  let world: World
  beforeAll(async () => {
    const locked = { ...handMadeListings[0], title: 'hidden: of a locked lister', ownerId: owners.locked } as NewListing
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
    const all = world.documents.toSorted(
      (one, other) => other.publishedMicros - one.publishedMicros || other.id - one.id,
    )
    const shown = all.filter(
      ({ expiresMicros, isTaken }) => !isTaken && (expiresMicros === null || expiresMicros > Date.now() * 1000),
    )
    for (const name of engineNames) {
      const seen: number[] = []
      for (let offset = 0; offset < shown.length; offset += 7) {
        seen.push(...(await engines[name].search({ offset, limit: 7 })).ids)
      }
      expect(seen).toEqual(shown.map(({ id }) => id))
    }
  })

  test('the tiles of the world hold every home once', async () => {
    const { total } = await engines.postgres.search({})
    for (const z of [0, 1, 3]) {
      const indexes = Array.from({ length: 2 ** z }, (_, index) => index)
      const tiles = indexes.flatMap((x) => indexes.map((y) => ({ z, x, y })))
      const counted: TileCounts[] = []
      for (const tile of tiles) counted.push(await expectTileParity(world, {}, { tile }))
      const counts = counted.flatMap(({ cells }) => cells.map(({ count }) => count))
      expect([z, counts.reduce((sum, count) => sum + count, 0)]).toEqual([z, total])
    }
  })

  test('what its reader has hidden is neither found nor counted, with filters and without', async () => {
    const hiddenIds = world.documents.filter((_, index) => index % 3 === 0).map(({ id }) => id)
    const all = await expectParity(world, {})
    const shown = await expectParity(world, {}, { hiddenIds })
    expect(shown.total).toBeLessThan(all.total)
    expect(shown.ids.filter((id) => hiddenIds.includes(id))).toEqual([])
    for (const filters of [{ deal: 'sell' }, { minPrice: '1' }, { withTaken: true }, { text: 'jardim' }] as const) {
      await expectParity(world, filters, { hiddenIds })
    }
    await expectTileParity(world, {}, { tile: { z: 0, x: 0, y: 0 }, hiddenIds })
  })

  test('when nothing is found, each filter says what it hides', async () => {
    const filters: Filters = { text: 'jardim', city: 'Köln', minPrice: '1' }
    const { query, total } = await engines.postgres.search(filters)
    expect(total).toBe(0)
    const expected = (['text', 'city', 'price'] as const)
      .map((filter) => ({ filter, total: findAll(world.documents, query, { filter }).length }))
      .filter((each) => each.total > 0)
      .toSorted((one, other) => other.total - one.total)
    for (const name of engineNames) expect(await engines[name].listFiltersToDrop(query)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  })
})

const anyQuestions = ({ listings }: World) =>
  fc.array(
    fc.record({
      filters: anyQueryAbout(listings),
      seesPremium: fc.boolean(),
      hiddenIds: fc.subarray(listings.map(({ id }) => id).slice(0, 40)),
      tile: anyTileAt(listings),
    }),
    { minLength: questionsAtOnce, maxLength: questionsAtOnce },
  )

/** Around one of the homes, the world more often than a street; not with every question, to save time. */
const anyTileAt = (listings: StoredListing[]) => {
  const zoom = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: deepestTile }))
  const tile = fc
    .tuple(fc.constantFrom(...listings), zoom)
    .map(([{ longitude, latitude }, z]) => tileAt({ x: toE6(longitude), y: toE6(latitude) }, z))
  return fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: tile })
}

describe.each(Array.from({ length: worlds }, (_, index) => index + 1))('generated listings, world %i', (number) => {
  test('generated searches are answered alike', async () => {
    const worldSeed = seed * 10 + number
    const [listings = []] = fc.sample(
      fc.array(anyListing([owners.active, owners.active, owners.active, owners.locked]), {
        minLength: 150,
        maxLength: 250,
      }),
      { seed: worldSeed, numRuns: 1 },
    )
    const world = await makeWorld(listings)
    let [asked, hits] = [0, 0]
    await fc.assert(
      fc.asyncProperty(anyQuestions(world), async (questions) => {
        const answers = questions.map(async ({ filters, seesPremium, hiddenIds, tile }) => {
          if (tile) await expectTileParity(world, filters, { tile, seesPremium, hiddenIds })
          return expectParity(world, filters, { seesPremium, hiddenIds })
        })
        for (const { total } of await Promise.all(answers)) hits += total
        asked += questions.length
      }),
      // A slow machine asks fewer of them: that some were not asked says nothing about the engines.
      { seed: worldSeed, numRuns: questionsPerWorld / questionsAtOnce, interruptAfterTimeLimit: 150_000 },
    )
    process.stdout.write(`world ${number}: ${asked} questions of each engine, ${hits} hits\n`)
    // Searches that find nothing would agree about nothing.
    expect(hits).toBeGreaterThan(asked)
  })
})
