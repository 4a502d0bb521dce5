import type { Logger } from 'pino'
import type { Db } from '#platform/db.ts'
import type { Subscriber } from '#platform/events.ts'
import { handle } from '#platform/jobs.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import { askWithFallback } from './ask-with-fallback.ts'
import { createCircuitBreaker } from '#platform/circuit-breaker.ts'
import { createSearchClient } from './opensearch-client.ts'
import { createOpenSearchEngine } from './opensearch/opensearch-engine.ts'
import { createPostgresEngine } from './postgres/postgres-engine.repository.ts'
import { createProjection } from './projection.ts'
import { createPropertyIndex } from './property-index.ts'
import { correctText } from './query/correct-text.ts'
import { spellName } from './query/spell-name.ts'
import { askOnly } from './search-engine.ts'
import type { IsPublic } from './search-index.repository.ts'
import {
  enqueueIndexing,
  indexProperties,
  indexProperty,
  searchIndexJobs,
  searchTableJobs,
  worldCountJobs,
} from './search.jobs.ts'
import { createSearchService } from './search.service.ts'
import { createSearchTable } from './table/search-table.ts'
import { withWorldCounts } from './world/with-world-counts.ts'
import { createWorldCounts } from './world/world-counts.ts'

type Deps = {
  db: Db
  /** Its connections only read, and know how long a search may take. */
  searchDb: Db
  log: Logger
  catalogue: CatalogueService
  isPublic: IsPublic
  currency: string
  engine: 'postgres' | 'opensearch'
  openSearch: { url: string; prefix: string; shards: number; replicas: number; timeoutMs: number }
  counts: Pick<Parameters<typeof createSearchTable>[0], 'listViewCounts' | 'listLikeCounts'>
  onFallback: () => void
}

/** The search table, the index beside it, and whichever of the two answers. */
export function composeSearch(deps: Deps) {
  const { db, searchDb, log, catalogue, isPublic, engine, counts } = deps
  const { url, timeoutMs, ...indexSettings } = deps.openSearch
  const client = createSearchClient(url)
  const index = createPropertyIndex({ client, ...indexSettings })
  const projection = createProjection({ db, index, isPublic, log, isAsked: engine === 'opensearch' })
  const table = createSearchTable({ db, isPublic, readCatalogue: catalogue.readNames, ...counts })
  const worldCounts = createWorldCounts({
    db,
    listParameters: async () => (await catalogue.readLookups()).parameters.values(),
  })
  const postgresEngine = withWorldCounts(createPostgresEngine(searchDb), worldCounts)
  const openSearchEngine = createOpenSearchEngine({
    client,
    timeoutMs,
    alias: index.alias,
    listFacilityIds: async () => [...(await catalogue.catalogueIn()).facilities.keys()],
  })
  const askBoth = askWithFallback({
    first: withWorldCounts(openSearchEngine, worldCounts),
    second: postgresEngine,
    breaker: createCircuitBreaker({
      failuresToOpen: 5,
      openMs: 5_000,
      onChange: (isOpen) => log.warn(`OpenSearch ${isOpen ? 'does not answer, PostgreSQL does' : 'answers again'}`),
    }),
    onFallback: (error) => {
      deps.onFallback()
      if (error) log.warn(error, 'search answered by PostgreSQL')
    },
  })
  const service = createSearchService({
    ask: engine === 'postgres' ? askOnly(postgresEngine) : askBoth,
    currency: deps.currency,
    readLookups: catalogue.readLookups,
    correct: (text) => correctText(db, text),
  })
  return {
    client,
    // Without an index that serves, PostgreSQL answers.
    ...(engine === 'opensearch' && { prepare: projection.prepareInTime }),
    close: () => client.close(),
    projection,
    table,
    worldCounts,
    service,
    spellName: (key: string) => spellName(db, key),
    subscribers: [
      { topic: 'property.*', run: table.noteChanges },
      { topic: 'property.*', run: enqueueIndexing },
    ] satisfies Subscriber[],
    jobs: [
      handle(indexProperty, ({ propertyId }) => projection.project(propertyId)),
      handle(indexProperties, ({ propertyIds }) => projection.project(...propertyIds)),
      ...searchTableJobs(table),
      ...worldCountJobs(worldCounts),
      ...searchIndexJobs(projection),
    ],
  }
}
