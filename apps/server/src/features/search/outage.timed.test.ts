import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serviceEnvironment } from '../../../../../tools/services/service-addresses.ts'
import { insertListings, type NewListing } from '../../test/listings.ts'
import { handMadeListings } from '../../test/parity-listings.ts'
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const openSearch = serviceEnvironment().OPENSEARCH_URL
const rowCount = 300
const visitors = 4
let server: TestServer
let proxy: TcpProxy
let ownerId: number

beforeAll(async () => {
  proxy = await startTcpProxy(new URL(openSearch))
  server = await startTestServer({
    SEARCH_ENGINE: 'opensearch',
    OPENSEARCH_URL: proxy.url,
    OPENSEARCH_TIMEOUT_MS: '1500',
  })
  ownerId = (await server.addMember()).id
  const sample = { ...handMadeListings[2], ownerId } as (typeof handMadeListings)[number]
  await insertListings(
    server.db,
    Array.from({ length: rowCount }, () => sample),
  )
  await server.product.searchTable.repair()
  await vi.waitUntil(() => server.product.projection.rebuild(), { timeout: 240_000 })
})
afterAll(async () => {
  proxy.open()
  await server.product.projection.remove()
  await server.stop()
  await proxy.stop()
})

type Answer = { at: number; status: number; engine: unknown; ms: number; total: number }

async function ask(): Promise<Answer> {
  const started = performance.now()
  const reply = await server.app.inject('/api/search?search=jardim&limit=5')
  const ms = performance.now() - started
  return {
    at: started,
    status: reply.statusCode,
    engine: reply.headers['x-search-engine'],
    ms,
    total: reply.json().total,
  }
}

/** Visitors who ask without a break; what they were told since `take` was last called. */
function startLoad(count: number) {
  const answers: Answer[] = []
  const end = new AbortController()
  const visit = async () => {
    while (!end.signal.aborted) {
      answers.push(await ask())
      // The proxy lives in this process and needs its turn.
      await delay(20)
    }
  }
  const visits = Array.from({ length: count }, visit)
  return {
    take: () => answers.splice(0),
    until: (isSo: (answers: Answer[]) => boolean) =>
      vi.waitUntil(() => isSo(answers), { timeout: 240_000, interval: 20 }),
    async stop() {
      end.abort()
      await Promise.all(visits)
    },
  }
}

const isBy = (name: string) => (answer: Answer) => answer.engine === name
const someBy = (name: string) => (answers: Answer[]) => answers.some(isBy(name))
const p95 = (answers: Answer[]) =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.95)]

test.each([
  ['killed', () => proxy.takeDown()],
  ['slowed to five seconds', () => proxy.slowDown(5_000)],
])('F11 OpenSearch %s: no error, quick once the breaker is open, back by itself', async (_, harm) => {
  const load = startLoad(visitors)
  await load.until(someBy('opensearch'))
  harm()
  // Five failures open the breaker; whoever was waiting then has been answered too.
  await load.until((answers) => answers.filter(isBy('postgres')).length >= 5 + visitors)
  const during = load.take()
  // Long enough that somebody's question was used to see whether it is back.
  await load.until((answers) => (answers.at(-1)?.at ?? 0) - (answers[0]?.at ?? 0) > 6_000)
  const afterOpening = load.take()
  proxy.open()
  await load.until(someBy('opensearch'))
  await load.stop()
  const all = [...during, ...afterOpening, ...load.take()]
  expect(all.filter(({ status, total }) => status !== 200 || total !== rowCount)).toEqual([])
  expect(afterOpening.length).toBeGreaterThan(50)
  expect(afterOpening.every(isBy('postgres'))).toBe(true)
  expect(p95(afterOpening)).toBeLessThan(300)
})

test('F11 OpenSearch restarted empty under load is filled by the worker, with what changed meanwhile', async () => {
  const load = startLoad(2)
  await load.until(someBy('opensearch'))
  const { OPENSEARCH_PREFIX } = server.config
  const names = Object.keys((await (await fetch(`${openSearch}/${OPENSEARCH_PREFIX}-*`)).json()) as object)
  await fetch(`${openSearch}/${names.join(',')}`, { method: 'DELETE' })
  await load.until(someBy('postgres'))
  const sample = handMadeListings[0] as NewListing
  const [added] = await insertListings(server.db, [{ ...sample, title: 'Zeppelinwerft', ownerId }])
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, [added?.id ?? 0]))
  // A write to what is gone fails and is tried again; it makes no index of its own.
  await expect(server.product.projection.project(added?.id ?? 0)).rejects.toThrow('refused a write')
  expect(await (await fetch(`${openSearch}/${OPENSEARCH_PREFIX}-*`)).json()).toEqual({})

  const keep = server.product.jobs.find(({ name }) => name === 'search.keep-index')
  await keep?.run({})
  load.take()
  await load.until(someBy('opensearch'))
  await load.stop()
  expect(load.take().filter(({ status, total }) => status !== 200 || total !== rowCount)).toEqual([])
  const reply = await server.app.inject('/api/search?search=zeppelinwerft')
  expect([reply.headers['x-search-engine'], reply.json().total]).toEqual(['opensearch', 1])
  expect((await server.product.projection.verify()).repaired).toBe(0)
})
