import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { printReport } from '../report.ts'
import { createBareEngine } from './bare-engine.ts'
import { compare } from './compare.ts'
import { fillDatabase } from './fill-database.ts'
import { startOurApi } from './our-api.ts'
import { createQuestions } from './questions.ts'
import { createTownData } from './town-data.ts'

/** Our search call against the same hits, total and counts straight from each engine, taking turns in one run. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string', default: '200000' },
    each: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})
const [rows, each, seed] = [values.rows, values.each, values.seed].map(Number) as [number, number, number]
const tell = (line: string) => console.error(line)

const services = serviceEnvironment()
const name = `gable_bench_${randomBytes(4).toString('hex')}`
const database = new URL(services.DATABASE_URL)
database.pathname = `/${name}`
const prefix = name.replaceAll('_', '-')
const environment = {
  ...services,
  DATABASE_URL: database.href,
  OPENSEARCH_PREFIX: prefix,
  OPENSEARCH_TIMEOUT_MS: '10000',
  AUTH_SECRET: randomBytes(32).toString('hex'),
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

async function command(...args: string[]) {
  const script = fileURLToPath(new URL('../../apps/server/src/search-rebuild.ts', import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('search-rebuild failed')
}

async function measure(engine: 'postgres' | 'opensearch', port: number) {
  const bare = await createBareEngine(engine, environment)
  const ours = await startOurApi(environment, engine, port)
  try {
    return await compare(engine, createQuestions(createTownData(seed), each), ours.ask, bare.ask)
  } finally {
    await ours.stop()
    await bare.close()
  }
}

async function cleanUp() {
  await command('--remove').catch(tell)
  await withClient(services.DATABASE_URL, (client) => client.query(`drop database if exists ${name} with (force)`))
}

process.once('SIGINT', () => void cleanUp().finally(() => process.exit(130)))
try {
  await withClient(services.DATABASE_URL, (client) => client.query(`create database ${name}`))
  await migrate(database.href)
  await withClient(database.href, (client) => fillDatabase(client, createTownData(seed), rows, tell))
  await command('--table')
  await withClient(database.href, (client) => client.query('vacuum analyze search_property'))
  await command()
  const lines = [...(await measure('postgres', 7475)), ...(await measure('opensearch', 7476))]
  const goal = 'p50 of ours at most 1.25 × bare + 3 ms'
  printReport({ name: 'search', params: { rows, each, seed, cards: 24, goal }, lines }, values.json)
} finally {
  await cleanUp()
}
