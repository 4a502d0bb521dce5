import { parseArgs } from 'node:util'
import { composeProduct, type Product } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { buildTown } from '../../demo-town/model/town.ts'
import { townSeed } from '../../demo-town/write-town.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { type Line, printReport } from '../report.ts'
import { createRandom } from '../search/random.ts'
import { withClient } from '../with-client.ts'
import { createMembers, type SimulatedMember } from './simulated-members.ts'
import { fillTownHomes } from './town-homes.ts'

/** How many of the first ten recommended homes are to the taste of members whose taste is known. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    homes: { type: 'string', default: '2000' },
    members: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
  },
})
const [homes, members, seed] = [values.homes, values.members, values.seed].map(Number) as [number, number, number]
const goal = 2
const shown = 10
const database = `gable_evaluate_feed_${process.pid}`
const { DATABASE_URL, ...services } = serviceEnvironment()
const url = DATABASE_URL.replace(/[^/]+$/, database)

function openProduct() {
  const environment = { ...services, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32), SITE_CURRENCY: 'EUR' }
  return composeProduct(readConfig({ ...environment, SEARCH_ENGINE: 'postgres' }), createLog('silent'), {
    statementTimeoutMs: 120_000,
  })
}

/** An account that says and saves what the simulated member does. */
async function enroll({ db, favourites, feed }: Product, { saved, wishes }: SimulatedMember, index: number) {
  const account = db.insertInto('account').values({ email: `member-${index}@gable.test`, name: '' })
  const { id: accountId } = await account.returning('id').executeTakeFirstOrThrow()
  const member = { accountId, permissions: [] }
  if (wishes) await feed.service.replace(member, wishes)
  if (saved.length > 0)
    await favourites.merge(
      member,
      saved.map(({ id }) => id),
    )
  return member
}

type Ways = Record<'ours' | 'newest' | 'newestOfDeal' | 'mostViewed', number>

/** The share of the first ten that the member likes, by each way to choose them. What they saved is left out of all. */
async function precisionOf(product: Product, simulated: SimulatedMember, liked: ReadonlySet<number>, index: number) {
  const member = await enroll(product, simulated, index)
  const saved = new Set(simulated.saved.map(({ id }) => id))
  const share = (ids: number[]) =>
    ids
      .filter((id) => !saved.has(id))
      .slice(0, shown)
      .filter((id) => liked.has(id)).length / shown
  const found = async (filters: Parameters<Product['search']['search']>[0]) =>
    share((await product.search.search({ ...filters, limit: 30 })).ids)
  const deal = simulated.wishes?.deal ?? simulated.saved.at(-1)?.deal
  const { data } = await product.feed.recommend(member, { limit: shown }, 'en')
  return {
    ours: share(data.map(({ id }) => id)),
    newest: await found({}),
    newestOfDeal: await found(deal ? { deal } : {}),
    mostViewed: await found({ mostViewed: true }),
  }
}

async function evaluate(product: Product): Promise<Line[]> {
  const there = await fillTownHomes(product, buildTown(townSeed), homes)
  const simulated = createMembers(there, members, createRandom(seed))
  const all: Ways[] = []
  for (const [index, member] of simulated.entries()) {
    const liked = new Set(there.filter(member.likes).map(({ id }) => id))
    all.push(await precisionOf(product, member, liked, index))
  }
  const mean = (way: keyof Ways) => all.reduce((sum, precision) => sum + precision[way], 0) / all.length
  const line = (id: string, way: keyof Ways): Line => {
    // One right home of all that were shown, where a way found none: a ratio to nothing says nothing.
    const [ours, bare] = [mean('ours'), Math.max(mean(way), 1 / (all.length * shown))]
    return { id, unit: 'precision@10', ours, bare, ratio: ours / bare, goal, ok: ours / bare >= goal }
  }
  return [line('newest', 'newest'), line('newest-of-deal', 'newestOfDeal'), line('most-viewed', 'mostViewed')]
}

await withClient(DATABASE_URL, (client) => client.query(`create database ${database}`))
try {
  await migrate(url)
  const product = openProduct()
  try {
    printReport({ name: 'feed', params: { homes, members, seed }, lines: await evaluate(product) }, values.json)
  } finally {
    await product.close()
  }
} finally {
  await withClient(DATABASE_URL, (client) => client.query(`drop database ${database} with (force)`))
}
