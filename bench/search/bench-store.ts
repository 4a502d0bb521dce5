import type { Client } from '@opensearch-project/opensearch'
import pg from 'pg'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { copyListings } from '../../demo-town/bulk/copy-listings.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { fillDatabase } from './fill-database.ts'
import { createTownData } from './town-data.ts'

type Wanted = { rows: number; seed: number; use?: string }
type Log = (line: string) => void
type Product = ReturnType<typeof composeProduct>
export type BenchStore = ReturnType<typeof createBenchStore>

/** Of the made-up listings: data of another version is not taken for this one. */
const dataVersion = 1
/** So many are made one by one, as the product would; more are copies of them. */
const maxOriginals = 100_000

/** A database and an index of their own, made once: the next run with as many rows finds them as they are. */
export function createBenchStore({ rows, seed, use = 'search' }: Wanted, log: Log) {
  const services = serviceEnvironment()
  const name = `gable_bench_${use}_${dataVersion}_${seed}_${rows}`
  const database = new URL(services.DATABASE_URL)
  database.pathname = `/${name}`
  const originals = Math.min(rows, maxOriginals)
  const prefix = name.replaceAll('_', '-')
  const environment = {
    ...services,
    DATABASE_URL: database.href,
    OPENSEARCH_PREFIX: prefix,
    OPENSEARCH_TIMEOUT_MS: '10000',
    AUTH_SECRET: 'bench-search-'.repeat(4),
    // On a busy machine both sides are slow; turned away, nobody would be measured.
    MAX_EVENT_LOOP_LAG_MS: '0',
  }

  async function withProduct(work: (product: Product) => Promise<void>) {
    const product = composeProduct(readConfig(environment), createLog('warn'), { statementTimeoutMs: 120_000 })
    try {
      await work(product)
    } finally {
      await product.close()
    }
  }

  async function fillTable({ pool, searchTable }: Product) {
    const { rows: found } = await pool.query<{ last: number }>(
      'select coalesce(max(property_id), 0) as last from search_property',
    )
    const written = await searchTable.repair({ afterId: found[0]?.last ?? 0, onProgress: everySoOften(log, 'table') })
    if (written > 0) await pool.query('vacuum analyze search_property')
  }

  async function countAll({ worldCounts }: Product) {
    await worldCounts.prepare()
    await worldCounts.fold()
  }

  async function fillIndex({ pool, projection, searchClient }: Product) {
    const { rows: counted } = await pool.query<{ count: number }>('select count(*) as count from search_property')
    if ((await countDocuments(searchClient, projection.alias)) === counted[0]?.count) return
    const isRebuilt = await projection.rebuild({ batchSize: 2_000, onProgress: everySoOften(log, 'index') })
    if (!isRebuilt) throw new Error('Another process is rebuilding the index')
  }

  return {
    environment,
    /** Whatever is not there yet; interrupted, it goes on where it stopped. */
    async complete({ withIndex }: { withIndex: boolean }) {
      const isThere = 'select 1 from pg_database where datname = $1'
      await withClient(services.DATABASE_URL, async (client) => {
        if ((await client.query(isThere, [name])).rowCount !== 0) return
        await client.query(`create database ${name}`)
        // Nothing of it has to outlive a power cut.
        await client.query(`alter database ${name} set synchronous_commit = off`)
      })
      await migrate(database.href)
      await withAloneClient(database.href, (client) => fillDatabase(client, createTownData(seed), originals, log))
      await withProduct(fillTable)
      const copies = { firstId: 1, originals, lastId: rows, spread: 40_000 }
      await withAloneClient(database.href, (client) =>
        copyListings([client], copies, (done) => log(`${done} of ${rows} listings`)),
      )
      await withProduct(countAll)
      if (withIndex) await withProduct(fillIndex)
    },

    async remove() {
      await withProduct(({ projection }) => projection.remove()).catch(log)
      await withClient(services.DATABASE_URL, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The last statement of a run that was stopped may still be at work. */
const withAloneClient = (url: string, work: (client: pg.Client) => Promise<unknown>) =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(7475)')
    await work(client)
  })

async function countDocuments(client: Client, alias: string): Promise<number | undefined> {
  const isServing = (await client.indices.existsAlias({ name: alias })).body
  return isServing ? (await client.count({ index: alias })).body.count : undefined
}

const pauseMs = 5_000

function everySoOften(log: Log, what: string) {
  let nextAt = 0
  return (doneUpToId: number) => {
    if (Date.now() < nextAt) return
    nextAt = Date.now() + pauseMs
    log(`${what}: up to listing ${doneUpToId}`)
  }
}
