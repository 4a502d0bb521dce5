import { createHash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { composeProduct, type Product } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { type Line, median, percentile, printReport } from '../report.ts'
import { createBenchStore } from '../search/bench-store.ts'
import { startOurApi } from '../search/our-api.ts'
import { type City, createTownData, type TownData } from '../search/town-data.ts'

/** The recommendations of a member against the search that the same member could make, taking turns in one run. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string', default: '1000000' },
    members: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'postgres,opensearch' },
  },
})
const [rows, members, rounds, seed] = [values.rows, values.members, values.rounds, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
]
const engines = (['postgres', 'opensearch'] as const).filter((engine) => values.engine.split(',').includes(engine))
const maxTimesTheSearch = 2
const log = (line: string) => console.error(line)

type Asker = { token: string; search: string }
type Time = { ours: number; bare: number }

/** A third only says what they want, a third only saves homes, and the rest do both. */
async function addMember({ db, favourites, feed, search }: Product, data: TownData, index: number): Promise<Asker> {
  const { latitude, longitude, name: city } = data.cities[data.random.zipf(300)] as City
  const deal = data.random.below(2) === 0 ? 'sell' : 'rent'
  const low = 100_000 + data.random.below(300_000)
  const priceRange = { from: low, to: low + 60_000 }
  const account = db
    .insertInto('account')
    .values({ email: `feed-${randomBytes(8).toString('hex')}@gable.test`, name: '' })
  const { id: accountId } = await account.returning('id').executeTakeFirstOrThrow()
  const member = { accountId, permissions: [] }
  if (index % 3 !== 0) await feed.service.replace(member, { deal, city, priceRange })
  if (index % 3 !== 1) {
    const { ids } = await search.search({ deal, latitude, longitude, radiusKm: 5, limit: 8 })
    await favourites.merge(member, ids)
  }
  const token = randomBytes(16).toString('hex')
  const tokenHash = createHash('sha256').update(token).digest()
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.insertInto('session').values({ accountId, tokenHash, expiresAt }).execute()
  const price = index % 3 === 0 ? {} : { min_price: String(priceRange.from), max_price: String(priceRange.to) }
  return { token, search: String(new URLSearchParams({ limit: '24', city, property_type: deal, ...price })) }
}

async function timed(url: string, token: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`)
  return performance.now() - started
}

/** What one of them reads from far away the other finds near, so each begins half of the time; the first round is not timed. */
async function compare(origin: string, askers: Asker[]): Promise<Time[]> {
  const times: Time[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { token, search }] of askers.entries()) {
      const [feedUrl, searchUrl] = [`${origin}/api/get_user_recommendation?limit=24`, `${origin}/api/search?${search}`]
      const oursFirst = (round + index) % 2 === 0
      const one = await timed(oursFirst ? feedUrl : searchUrl, token)
      const other = await timed(oursFirst ? searchUrl : feedUrl, token)
      if (round > 0) times.push(oursFirst ? { ours: one, bare: other } : { ours: other, bare: one })
    }
    log(`round ${round} of ${rounds}`)
  }
  return times
}

function toLine(id: string, times: Time[], pick: (values: number[]) => number, goal = 0): Line {
  const [ours, bare] = [pick(times.map((time) => time.ours)), pick(times.map((time) => time.bare))]
  return { id, unit: 'ms', ours, bare, ratio: ours / bare, goal, ok: goal === 0 || ours / bare <= goal }
}

const store = createBenchStore({ rows, seed }, log)
await store.complete({ withIndex: engines.includes('opensearch') })
const lines: Line[] = []
for (const [index, engine] of engines.entries()) {
  log(`${engine} is asked`)
  const product = composeProduct(readConfig({ ...store.environment, SEARCH_ENGINE: engine }), createLog('silent'))
  const data = createTownData(seed)
  const askers: Asker[] = []
  for (let member = 0; member < members; member += 1) askers.push(await addMember(product, data, member))
  await product.close()
  const port = 7475 + index
  const api = await startOurApi(store.environment, engine, port)
  try {
    const times = await compare(`http://127.0.0.1:${port}`, askers)
    lines.push(toLine(`${engine}-p50`, times, median))
    lines.push(toLine(`${engine}-p95`, times, (all) => percentile(all, 0.95), maxTimesTheSearch))
  } finally {
    await api.stop()
  }
}
printReport({ name: 'feed-speed', params: { rows, members, rounds, seed }, lines }, values.json)
