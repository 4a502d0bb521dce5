import { parseArgs } from 'node:util'
import type pg from 'pg'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { migrate } from '../../apps/server/src/platform/migrations.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'
import { recordStatements, type Statement } from '../record-statements.ts'
import { percentile, printReport } from '../report.ts'
import { fillDatabase } from '../search/fill-database.ts'
import { createTownData } from '../search/town-data.ts'
import { withClient } from '../with-client.ts'

/** What the property page asks the API, against the very statements that the API sends, through the raw driver. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string', default: '50000' },
    pages: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
})
const [rows, pages, seed] = [values.rows, values.pages, values.seed].map(Number) as [number, number, number]
const goal = 3
const database = `gable_bench_property_${process.pid}`
const { DATABASE_URL, ...services } = serviceEnvironment()
const url = DATABASE_URL.replace(/[^/]+$/, database)

/** A town, and the homes whose pages are asked for with all that a page can have. Gives their slugs. */
async function fill(client: pg.Client): Promise<string[]> {
  await fillDatabase(client, createTownData(seed), rows, (line) => console.error(line))
  const chosen = `select id, owner_id from property where review_state = 'approved' order by md5(id::text || $1) limit $2`
  const shown = [String(seed), pages]
  const each = `(${chosen}) home cross join generate_series(1, 12) n`
  const picture = `md5(home.id || '-' || n)::uuid`
  await client.query(
    `insert into media (id, owner_id, original_key, width, height, widths, processed_at)
     select ${picture}, home.owner_id, 'originals/' || home.id || '-' || n, 1600, 1200, '{320,640,960,1280,1600}', now()
     from ${each}`,
    shown,
  )
  await client.query(`insert into property_picture select home.id, n, ${picture} from ${each}`, shown)
  await client.query(
    `insert into property_facility select home.id, facility.id, 100 * facility.id from (${chosen}) home, facility`,
    shown,
  )
  await client.query(
    `insert into event (name, subject_id, detail)
     select 'property.price-changed', home.id, jsonb_build_object('from', n * 100, 'to', n * 100 + 100) from ${each}`,
    shown,
  )
  await client.query('analyze')
  const slugs = await client.query<{ slug: string }>(
    `select slug from property where id in (select id from (${chosen}) c)`,
    shown,
  )
  return slugs.rows.map(({ slug }) => slug)
}

type Sides = Record<'ours' | 'bare', () => Promise<void>>

/** Milliseconds of each page, one after another: ours and bare take turns. */
async function compare(slugs: string[], sidesOf: (slug: string) => Promise<Sides>) {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (const [turn, slug] of slugs.entries()) {
    const sides = await sidesOf(slug)
    for (const side of turn % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      const startedAt = performance.now()
      await sides[side]()
      times[side].push(performance.now() - startedAt)
    }
  }
  return times
}

async function measure(slugs: string[]) {
  const settings = { ...services, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32), MAX_EVENT_LOOP_LAG_MS: '0' }
  const product = composeProduct(readConfig({ ...settings, DATABASE_POOL: '4' }), createLog('silent'))
  const record = recordStatements([product.pool])
  const app = product.createApi({ isDraining: false })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (slug: string) => {
    const reply = await fetch(`${address}/api/get_property?get_simiilar=1&slug_id=${slug}`)
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${slug} answered ${reply.status}`)
  }
  const work = async (bare: pg.Client) => {
    const sidesOf = async (slug: string): Promise<Sides> => {
      // The first time shows which statements there are, and warms the caches for both.
      const statements: Statement[] = await record(() => ask(slug))
      const send = async () => {
        for (const { text, parameters } of statements) await bare.query(text, parameters)
      }
      return { ours: () => ask(slug), bare: send }
    }
    await compare(slugs.slice(0, 50), sidesOf)
    const times = await compare(slugs, sidesOf)
    const lines = ([0.5, 0.95] as const).map((share) => {
      const [ours, alone] = [percentile(times.ours, share), percentile(times.bare, share)]
      const ratio = ours / alone
      return { id: `property-p${share * 100}`, unit: 'ms', ours, bare: alone, ratio, goal, ok: ratio <= goal }
    })
    printReport({ name: 'property', params: { rows, pages, seed }, lines }, values.json)
  }
  try {
    await withClient(url, work)
  } finally {
    await app.close()
    await product.close()
  }
}

await withClient(DATABASE_URL, (client) => client.query(`create database ${database}`))
try {
  await migrate(url)
  await measure(await withClient(url, fill))
} finally {
  await withClient(DATABASE_URL, (client) => client.query(`drop database ${database} with (force)`))
}
