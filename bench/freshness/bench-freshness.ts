import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from '@opensearch-project/opensearch'
import { Logger, run } from 'graphile-worker'
import * as z from 'zod'
import { composeProduct, type Product } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { enqueue, type Job } from '../../apps/server/src/platform/jobs.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { insertListings, type NewListing } from '../../apps/server/src/test/listings.ts'
import { handMadeListings } from '../../apps/server/src/test/parity-listings.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { withOwnDatabase } from '../money/own-database.ts'
import { percentile, printReport } from '../report.ts'

/** How long after its commit a changed listing is found, beside a document that is sent straight to OpenSearch. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rate: { type: 'string', default: '50' },
    changes: { type: 'string', default: '600' },
  },
})
const [rate, changes] = [Number(values.rate), Number(values.changes)]
const goalMs = 2_000
const watchedEvery = 20
const log = (line: string) => console.error(line)
const services = serviceEnvironment()
const indexProperty: Job<{ propertyId: number }> = {
  name: 'search.index-property',
  payload: z.object({ propertyId: z.int() }),
}
const prefix = `bench-freshness-${process.pid}`

/** Makes the changes at the rate that is asked for, and measures how long some of them take to be found. */
async function measure(change: (turn: number) => Promise<unknown>, isFound: (turn: number) => Promise<boolean>) {
  const started = performance.now()
  const waits: Promise<number>[] = []
  for (let turn = 0; turn < changes; turn += 1) {
    await delay(Math.max(0, started + (turn * 1_000) / rate - performance.now()))
    const changed = change(turn)
    waits.push(turn % watchedEvery === 0 ? changed.then(() => timeUntil(() => isFound(turn))) : changed.then(() => 0))
  }
  const times = await Promise.all(waits)
  return times.filter((_, turn) => turn % watchedEvery === 0)
}

async function timeUntil(isThere: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  // Asked more often, those who wait would be what the machine is busy with.
  while (!(await isThere())) await delay(100)
  return performance.now() - started
}

async function measureOurs(databaseUrl: string): Promise<number[]> {
  const config = readConfig({
    ...services,
    ...{
      DATABASE_URL: databaseUrl,
      SEARCH_ENGINE: 'opensearch',
      OPENSEARCH_PREFIX: prefix,
      OPENSEARCH_TIMEOUT_MS: '20000',
    },
    // What waits in this process is measured, not turned away.
    MAX_EVENT_LOOP_LAG_MS: '0',
    AUTH_SECRET: 'a-secret-that-only-this-bench-knows-of',
  })
  const product = composeProduct(config, createLog('warn'))
  const app = product.createApi({ isDraining: false })
  const taskList = Object.fromEntries(product.jobs.map((job) => [job.name, job.run]))
  try {
    const ids = await fill(product)
    const logger = new Logger(() => () => undefined)
    const worker = await run({ pgPool: product.pool, taskList, concurrency: 4, noHandleSignals: true, logger })
    const times = await measure(
      (turn) => rename(product, ids[turn] ?? 0, `neuling${turn}`),
      async (turn) => {
        const reply = await app.inject(`/api/search?with_facets=0&search=neuling${turn}`)
        return reply.headers['x-search-engine'] === 'opensearch' && reply.json().total === 1
      },
    )
    await worker.stop()
    return times
  } finally {
    await product.projection.remove()
    await app.close()
    await product.close()
  }
}

async function fill(product: Product): Promise<number[]> {
  const owner = product.db.insertInto('account').values({ email: 'freshness@gable.test', name: '' }).returning('id')
  const { id: ownerId } = await owner.executeTakeFirstOrThrow()
  const sample = { ...handMadeListings[2], ownerId } as NewListing
  const stored = await insertListings(
    product.db,
    Array.from({ length: changes }, () => sample),
  )
  await product.searchTable.repair()
  while (!(await product.projection.rebuild())) await delay(100)
  return stored.map(({ id }) => id)
}

/** As every change of a listing does it. */
const rename = ({ db, searchTable }: Product, id: number, title: string) =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('property').set({ title, version: 2 }).where('id', '=', id).execute()
    await searchTable.noteChanges(tx, [id])
    await enqueue(tx, indexProperty, { propertyId: id })
  })

async function measureBare(): Promise<number[]> {
  const client = new Client({ node: services.OPENSEARCH_URL })
  const index = `${prefix}-bare`
  await client.indices.create({ index, body: { settings: { number_of_shards: 1, refresh_interval: '500ms' } } })
  try {
    return await measure(
      (turn) => client.index({ index, id: String(turn), body: { title: `neuling${turn}` } }),
      async (turn) => {
        const { body } = await client.search({ index, body: { query: { match: { title: `neuling${turn}` } } } })
        return body.hits.hits.length === 1
      },
    )
  } finally {
    await client.indices.delete({ index })
    await client.close()
  }
}

log(`${changes} changes of listings, ${rate} a second`)
const ours = await withOwnDatabase('bench_freshness', measureOurs)
log('the same as documents, sent straight to OpenSearch')
const bare = await measureBare()
const toLine = (id: string, share: number) => {
  const [mine, engine] = [percentile(ours, share), percentile(bare, share)]
  return { id, unit: 'ms', ours: mine, bare: engine, ratio: mine / engine, goal: goalMs, ok: mine <= goalMs }
}
printReport(
  { name: 'freshness', params: { rate, changes }, lines: [toLine('p50', 0.5), toLine('p95', 0.95)] },
  values.json,
)
