import { parseArgs } from 'node:util'
import { findFreePort } from '../../e2e/product-process.ts'
import type { Product } from '../../e2e/product.ts'
import { startTown } from '../../e2e/town.ts'
import { queryPostgres } from '../../tools/services/postgres-client.ts'
import { type Line, median, printReport } from '../report.ts'
import { categories, type CategoryName, metrics, readResult, type Visit } from './read-result.ts'
import { fetchLighthouse, lighthouseVersion, runLighthouse } from './run-lighthouse.ts'
import { barePath, startProxy } from './start-proxy.ts'

/** What Lighthouse says of the first pages on a phone, beside a page with nothing on it through the same proxy. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    homes: { type: 'string', default: '120' },
    pages: { type: 'string', default: 'home,results,property,project,sign-in' },
  },
})
const [runs, homes] = [values.runs, values.homes].map(Number) as [number, number]
const wanted = values.pages.split(',')
const goals: Record<CategoryName, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

type Target = { name: string; path: string; onPurpose?: string[] }

async function findTargets({ environment }: Product): Promise<Target[]> {
  const slugOf = (table: 'property' | 'project') =>
    queryPostgres(
      environment['DATABASE_URL'] ?? '',
      `select slug from ${table} where review_state = 'approved' and is_active and language = 'en'
        order by published_at desc, id desc limit 1`,
    )
  const targets: Target[] = [
    { name: 'home', path: '/' },
    { name: 'results', path: '/properties' },
    { name: 'property', path: `/properties-details/${await slugOf('property')}` },
    { name: 'project', path: `/project-details/${await slugOf('project')}` },
    // Nobody looks for a form to sign in: it tells engines to leave it out.
    { name: 'sign-in', path: '/sign-in', onPurpose: ['is-crawlable'] },
  ]
  const unknown = wanted.filter((name) => targets.every((target) => target.name !== name))
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}`)
  return targets.filter(({ name }) => wanted.includes(name))
}

async function visitAll(origin: string, targets: Target[]): Promise<Map<string, Visit[]>> {
  const lighthouse = await fetchLighthouse()
  const visits = new Map<string, Visit[]>(targets.map(({ name }) => [name, []]))
  // Taking turns, so that whatever else the machine does falls on all of them.
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, path, onPurpose } of targets) {
      const visit = readResult(await runLighthouse(lighthouse, origin + path), onPurpose)
      visits.get(name)?.push(visit)
      console.error(`run ${run} of ${runs}: ${name} ${describe(visit)}`)
    }
  }
  return visits
}

const describe = ({ scores, metrics: measured, benchmarkIndex, faults }: Visit) =>
  [
    ...categories.map((name) => `${name} ${scores[name]}`),
    ...Object.entries(measured).map(([name, value]) => `${name} ${Math.round(value)} ms`),
    `index ${benchmarkIndex}`,
    ...faults,
  ].join(', ')

function toLines(name: string, ours: Visit[], bare: Visit[]): Line[] {
  const line = (id: string, unit: string, read: (visit: Visit) => number, goal: number): Line => {
    const [mine, least] = [median(ours.map(read)), median(bare.map(read))]
    // The bare page has no script, so nothing of it blocks: a ratio to that says nothing.
    const ratio = least === 0 ? 0 : mine / least
    return { id: `${name}-${id}`, unit, ours: mine, bare: least, ratio, goal, ok: mine >= goal }
  }
  return [
    ...categories.map((category) => line(category, 'score', ({ scores }) => scores[category], goals[category])),
    ...(Object.keys(metrics) as (keyof typeof metrics)[]).map((metric) =>
      line(metric, 'ms', (visit) => visit.metrics[metric], 0),
    ),
    line('benchmark-index', 'index', ({ benchmarkIndex }) => benchmarkIndex, 0),
  ]
}

const port = await findFreePort()
const origin = `https://localhost:${port}`
const product = await startTown(homes, { PUBLIC_URL: origin })
try {
  const proxy = await startProxy(port, product.web.url)
  try {
    const targets = await findTargets(product)
    // The first visit fills the caches of the server.
    for (const { path } of targets) await (await fetch(product.web.url + path)).text()
    const visits = await visitAll(origin, [...targets, { name: 'bare', path: barePath }])
    const lines = targets.flatMap(({ name }) => toLines(name, visits.get(name) ?? [], visits.get('bare') ?? []))
    const params = { runs, homes, pages: wanted, lighthouse: lighthouseVersion, preset: 'mobile' }
    printReport({ name: 'lighthouse', params, lines }, values.json)
  } finally {
    await proxy.stop()
  }
} finally {
  await product.dispose()
}
