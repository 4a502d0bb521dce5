import { parseArgs } from 'node:util'
import pg from 'pg'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { percentile, printReport } from '../report.ts'
import { makeQuestions, type Question } from './questions.ts'
import { recordStatements, type Statement } from '../record-statements.ts'

/** The calls about places against the very statements they send, through the raw driver, on the whole gazetteer. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    questions: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
})
const [count, seed] = [Number(values.questions), Number(values.seed)]
const goal = 3
const database = `gable_bench_places_${process.pid}`
const { DATABASE_URL, ...services } = serviceEnvironment()
const url = DATABASE_URL.replace(/[^/]+$/, database)

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function loadAll() {
  const product = productOn({ statementTimeoutMs: 120_000 })
  const startedAt = performance.now()
  const places = await product.gazetteer.load()
  await product.close()
  console.error(`${places} places loaded in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  return places
}

function productOn(patience?: { statementTimeoutMs: number }) {
  const environment = { ...services, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32), MAX_EVENT_LOOP_LAG_MS: '0' }
  return composeProduct(readConfig({ ...environment, DATABASE_POOL: '2' }), createLog('silent'), patience)
}

/** Milliseconds of each question, asked one after another: ours and bare take turns. */
async function compare(questions: Question[], ask: (path: string) => Promise<void>, bare: pg.Client, record: Recorder) {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (const [turn, { path }] of questions.entries()) {
    // The first time shows which statements there are, and warms the caches for both.
    const statements = await record(() => ask(path))
    const sides = {
      ours: () => ask(path),
      bare: async () => {
        for (const { text, parameters } of statements) await bare.query(text, parameters)
      },
    }
    for (const side of turn % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      times[side].push(await timeOf(sides[side]))
    }
  }
  return times
}

type Recorder = (work: () => Promise<void>) => Promise<Statement[]>

async function timeOf(work: () => Promise<void>) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function measure(places: number) {
  const product = productOn()
  const record = recordStatements([product.pool])
  const app = product.createApi({ isDraining: false })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const bare = new pg.Client({ connectionString: url })
  await bare.connect()
  try {
    const ask = async (path: string) => {
      const reply = await fetch(`${address}/api${path}`)
      await reply.arrayBuffer()
      if (reply.status >= 400 && reply.status !== 404) throw new Error(`${path} answered ${reply.status}`)
    }
    const lines = []
    for (const [id, questions] of Object.entries(await makeQuestions(bare, count, seed))) {
      await compare(questions.slice(0, 50), ask, bare, record)
      const times = await compare(questions, ask, bare, record)
      const [ours, alone] = [percentile(times.ours, 0.95), percentile(times.bare, 0.95)]
      const ratio = ours / alone
      lines.push({ id: `${id}-p95`, unit: 'ms', ours, bare: alone, ratio, goal, ok: ratio <= goal })
    }
    printReport({ name: 'places', params: { places, questions: count, seed }, lines }, values.json)
  } finally {
    await bare.end()
    await app.close()
    await product.close()
  }
}

await administer(`create database ${database}`)
try {
  await migrate(url)
  await measure(await loadAll())
} finally {
  await administer(`drop database ${database} with (force)`)
}
