import { parseArgs } from 'node:util'
import pg from 'pg'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { listLargeTables, listScanned, withClientLike } from '../../apps/server/src/nets/plans/explain.ts'
import { fillTables } from '../../apps/server/src/nets/plans/fill-tables.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { recordStatements, type Statement } from '../record-statements.ts'
import { type Line, printReport } from '../report.ts'

/** What the clock does and how projects are searched on a large site: the slowest statement of each, and its scans. */
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rows: { type: 'string', default: '1000000' } },
})
const rows = Number(values.rows)
const log = (line: string) => console.error(line)
const services = serviceEnvironment()
const name = `gable_bench_jobs_${rows}`
const database = new URL(services.DATABASE_URL)
database.pathname = `/${name}`

async function admin(...statements: string[]) {
  const client = new pg.Client({ connectionString: services.DATABASE_URL })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const projectPages = [
  'limit=24',
  'limit=24&offset=480',
  'city=Town 77',
  'bbox=-8.7,41,-8.5,41.2',
  'search=u77',
  'latitude=-20&longitude=-60&radius=10&sort=distance',
  'userid=77',
].map((query) => `search-projects?${query}`)
/** They go through everything there is, a batch at a time, or look after OpenSearch. */
const leftOut = ['search.repair-table', 'search.prune-words', 'search.verify-index', 'search.keep-index']

async function measure(): Promise<Line[]> {
  const config = readConfig({ ...services, DATABASE_URL: database.href, SEARCH_ENGINE: 'postgres', AUTH_SECRET })
  const product = composeProduct(config, createLog('warn'))
  const app = product.createApi({ isDraining: false })
  const record = recordStatements([product.pool], { maySendNothing: true })
  const ask = async (path: string) => {
    const { statusCode, body } = await app.inject({ url: `/api/${path}` })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`)
  }
  const works: [string, () => Promise<unknown>][] = [
    ['search.prepare-counts', () => product.worldCounts.prepare()],
    ['counts:rebuild', () => product.listingCounts.rebuild()],
    ...product.jobs
      .filter((job) => job.cron !== undefined && !leftOut.includes(job.name))
      .map((job): [string, () => Promise<void>] => [job.name, () => job.run({})]),
    ...projectPages.map((path): [string, () => Promise<void>] => [path, () => ask(path)]),
  ]
  const lines: Line[] = []
  try {
    for (const [id, work] of works) {
      log(`${id} is at work`)
      let failure: unknown
      const statements = await record(async () => {
        await work().catch((error: unknown) => {
          failure = error
        })
      })
      if (failure) log(`${id} failed: ${String(failure)}`)
      const measured = await toLines(id, statements, product.pool)
      lines.push(...measured.map((line) => ({ ...line, ok: line.ok && !failure })))
    }
  } finally {
    await app.close()
    await product.close()
  }
  return lines
}

const AUTH_SECRET = 'bench-jobs-'.repeat(4)

async function toLines(id: string, statements: Statement[], pool: pg.Pool): Promise<Line[]> {
  const goal = Number(pool.options.statement_timeout)
  const slowest = Math.max(0, ...statements.map(({ ms = 0 }) => ms))
  if (slowest > goal / 2) log(`${id}: ${slowest} ms by ${statements.find(({ ms }) => ms === slowest)?.text}`)
  const scans = id === 'counts:rebuild' ? [] : await listScans(statements, pool)
  for (const scan of scans) log(`${id}: ${scan}`)
  return [
    { id: `${id}-slowest`, unit: 'ms', ours: slowest, bare: 0, ratio: slowest / goal, goal, ok: slowest <= goal },
    { id: `${id}-scans`, unit: '', ours: scans.length, bare: 0, ratio: 0, goal: 0, ok: scans.length === 0 },
  ]
}

const isExplainable = (text: string) =>
  /^\s*(with|select|insert|update|delete|\(select)/i.test(text) && !text.includes('graphile_worker')

/** Each statement once, whatever its values. */
async function listScans(statements: Statement[], pool: pg.Pool): Promise<string[]> {
  const byText = new Map(statements.filter(({ text }) => isExplainable(text)).map((one) => [one.text, one]))
  return withClientLike(pool, async (client) => {
    const large = await listLargeTables(client)
    const scans: string[] = []
    for (const statement of byText.values()) {
      const scanned = (await listScanned(client, statement)).filter((table) => large.has(table))
      if (scanned.length > 0) scans.push(`${scanned.join(', ')} by ${statement.text}`)
    }
    return scans
  })
}

await admin(`drop database if exists ${name} with (force)`, `create database ${name}`)
try {
  await migrate(database.href)
  log(`${rows} homes are made`)
  await fillTables(database.href, rows)
  printReport({ name: 'jobs', params: { rows }, lines: await measure() }, values.json)
} finally {
  await admin(`drop database if exists ${name} with (force)`)
}
