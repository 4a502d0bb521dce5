import { parseArgs } from 'node:util'
import type pg from 'pg'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { compareWithStatements } from '../compare-with-statements.ts'
import { recordStatements } from '../record-statements.ts'
import { type Line, median, percentile, printReport } from '../report.ts'
import { createBenchStore } from '../search/bench-store.ts'
import { withClient } from '../with-client.ts'
import { fillAgents } from './fill-agents.ts'

/** The list of agents and the page of one, against the very statements that they send, through the raw driver. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string', default: '1000000' },
    agents: { type: 'string', default: '50000' },
    questions: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const [rows, agents, count, seed] = [values.rows, values.agents, values.questions, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
]
const goal = 2
const log = (line: string) => console.error(line)
const store = createBenchStore({ rows, seed, use: `agents_${agents}` }, log)

/** Addresses by what they ask. Whoever has the most homes is asked for oftener, as on a site. */
async function makeQuestions(client: pg.Client) {
  const spread = (turn: number, most: number) => 1 + Math.floor(most * ((turn * 0.618_033_99) % 1) ** 2)
  const turns = Array.from({ length: count }, (_, turn) => turn)
  const { rows: named } = await client.query<{ name: string }>(
    'select name from account where id = any($1::bigint[])',
    [turns.map((turn) => spread(turn, agents))],
  )
  const { rows: cities } = await client.query<{ city: string }>(
    `select city.city from city join agent_area on agent_area.city_id = city.id
      group by city.id order by count(*) desc limit 100`,
  )
  const { rows: known } = await client.query<{ id: string; slug: string }>(
    'select id, slug from agent where listing_count > 0 order by listing_count desc, id',
  )
  const agentOf = (turn: number) => known[spread(turn, known.length) - 1]
  const slugOf = (turn: number) => agentOf(turn)?.slug ?? ''
  const cityOf = (turn: number) => cities[turn % cities.length]?.city ?? ''
  const ask = (path: string, parameters: Record<string, string | number>) =>
    `/api/${path}?${new URLSearchParams(Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]))}`
  return {
    'list-first': turns.map(() => ask('agent-list', { limit: 24 })),
    'list-further': turns.map((turn) => ask('agent-list', { limit: 24, after: agentOf(turn)?.id ?? 1 })),
    'list-name': turns.map((turn) =>
      ask('agent-list', { limit: 24, search: (named[turn % named.length]?.name ?? '').slice(0, 3 + (turn % 4)) }),
    ),
    'list-city': turns.map((turn) => ask('agent-list', { limit: 24, city: cityOf(turn) })),
    'list-language': turns.map((turn) =>
      ask('agent-list', { limit: 24, language: ['en', 'ar', 'es', 'fr'][turn % 4] ?? 'en', city: cityOf(turn) }),
    ),
    page: turns.map((turn) => ask('agent-properties', { limit: 12, slug_id: slugOf(turn) })),
    'page-further': turns.map((turn) =>
      ask('agent-properties', { limit: 12, offset: 12, tab: 'sell', slug_id: slugOf(turn) }),
    ),
    reviews: turns.map((turn) => ask('agent-reviews', { limit: 10, slug_id: slugOf(turn) })),
  }
}

async function measure(client: pg.Client): Promise<Line[]> {
  const product = composeProduct(readConfig({ ...store.environment, SEARCH_ENGINE: 'postgres' }), createLog('silent'))
  const record = recordStatements([product.pool, product.searchPool])
  const app = product.createApi({ isDraining: false })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string) => {
    const reply = await fetch(`${address}${path}`)
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`)
  }
  const lines: Line[] = []
  try {
    for (const [id, questions] of Object.entries(await makeQuestions(client))) {
      log(id)
      await compareWithStatements(questions.slice(0, 30), { ask, client, record })
      const times = await compareWithStatements(questions, { ask, client, record })
      const [ours, bare] = [percentile(times.ours, 0.95), percentile(times.bare, 0.95)]
      const [typical, bareTypical] = [median(times.ours), median(times.bare)]
      lines.push({ id: `${id}-p95`, unit: 'ms', ours, bare, ratio: ours / bare, goal, ok: ours / bare <= goal })
      const ratio = typical / bareTypical
      lines.push({ id: `${id}-p50`, unit: 'ms', ours: typical, bare: bareTypical, ratio, goal: 0, ok: true })
    }
  } finally {
    await app.close()
    await product.close()
  }
  return lines
}

await store.complete({ withIndex: false })
const lines = await withClient(store.environment.DATABASE_URL, async (client) => {
  await fillAgents(client, { agents, log })
  return measure(client)
})
printReport({ name: 'agents', params: { rows, agents, questions: count, seed }, lines }, values.json)
