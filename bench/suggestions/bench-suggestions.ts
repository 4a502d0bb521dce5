import { parseArgs } from 'node:util'
import type pg from 'pg'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { compareWithStatements } from '../compare-with-statements.ts'
import { recordStatements } from '../record-statements.ts'
import { type Line, percentile, printReport } from '../report.ts'
import { fillDatabase } from '../search/fill-database.ts'
import { createTownData } from '../search/town-data.ts'
import { withClient } from '../with-client.ts'
import { makeQuestions } from './questions.ts'

/** What the search box suggests, against the very statements that it sends, through the raw driver. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string', default: '50000' },
    questions: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const [rows, count, seed] = [values.rows, values.questions, values.seed].map(Number) as [number, number, number]
const goal = 2
const database = `gable_bench_suggestions_${process.pid}`
const { DATABASE_URL, ...services } = serviceEnvironment()
const url = DATABASE_URL.replace(/[^/]+$/, database)

function productOn(patience?: { statementTimeoutMs: number }) {
  const environment = { ...services, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32), MAX_EVENT_LOOP_LAG_MS: '0' }
  return composeProduct(readConfig({ ...environment, SEARCH_ENGINE: 'postgres' }), createLog('silent'), patience)
}

/** Forty thousand streets and twenty districts in every city, all counted. */
async function fill(client: pg.Client) {
  await fillDatabase(client, createTownData(seed), rows, (line) => console.error(line))
  const word = `initcap(translate(left(md5((id % 40000)::text), 7), '0123456789', 'ghijklmnop'))`
  await client.query(
    `update property set address = (1 + id % 90) || ' ' || ${word} || ' Road, ' || chr(65 + (id % 20)::int) || 'side'`,
  )
  const product = productOn({ statementTimeoutMs: 120_000 })
  await product.searchTable.repair({ all: true })
  await product.listingCounts.rebuild()
  await product.close()
  await client.query('vacuum analyze')
}

async function measure(bare: pg.Client): Promise<Line[]> {
  const product = productOn()
  const record = recordStatements([product.pool, product.searchPool])
  const app = product.createApi({ isDraining: false })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (text: string) => {
    const reply = await fetch(`${address}/api/search-suggestions?${new URLSearchParams({ search: text })}`)
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${text} was answered with ${reply.status}`)
  }
  const lines: Line[] = []
  try {
    for (const [id, questions] of Object.entries(await makeQuestions(bare, count, seed))) {
      await compareWithStatements(questions.slice(0, 30), { ask, client: bare, record })
      const times = await compareWithStatements(questions, { ask, client: bare, record })
      const [ours, alone] = [percentile(times.ours, 0.95), percentile(times.bare, 0.95)]
      const ratio = ours / alone
      lines.push({ id: `${id}-p95`, unit: 'ms', ours, bare: alone, ratio, goal, ok: ratio <= goal })
    }
  } finally {
    await app.close()
    await product.close()
  }
  return lines
}

await withClient(DATABASE_URL, (client) => client.query(`create database ${database}`))
try {
  await migrate(url)
  const lines = await withClient(url, async (client) => {
    await fill(client)
    return measure(client)
  })
  printReport({ name: 'suggestions', params: { rows, questions: count, seed }, lines }, values.json)
} finally {
  await withClient(DATABASE_URL, (client) => client.query(`drop database ${database} with (force)`))
}
