import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { makeForm, post } from '../media/posting.ts'
import { startProduct } from '../media/product.ts'
import { type Line, printReport } from '../report.ts'
import { hostileRequests } from './hostile-bodies.ts'
import { hostilePdfs } from './hostile-pdfs.ts'
import { highestMb, slowestWhile, startBystander } from './watch-health.ts'

/** Bodies and documents that are meant to stop us, while somebody asks api and worker whether they are well. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    bodies: { type: 'string', default: '300' },
    pdfs: { type: 'string', default: '100' },
    // One at a time says what a single request does to others; more of them add up.
    'at-a-time': { type: 'string', default: '1' },
  },
})
const [bodies, pdfs, atATime] = [Number(values.bodies), Number(values.pdfs), Number(values['at-a-time'])]
const goals = { delayMs: 100, grownMb: 150 }
const loadBefore = loadavg()[0]

const product = await startProduct()
const bystander = await startBystander()
const { api, worker } = product.pids
const health = [`${product.origin}/healthz`, `${product.workerOrigin}/healthz`, bystander.url]
const answers: Record<string, number> = {}
/** The worker steps back when others need the machine, so what it takes to answer is told and not judged. */
const workerHealthMs: Record<string, number> = {}
const note = (kind: string, status: number) => {
  answers[`${kind} ${status}`] = (answers[`${kind} ${status}`] ?? 0) + 1
}

async function sendBodies() {
  const requests = hostileRequests(bodies)
  const one = async () => {
    for (const [encoding, { method, path, type, body }] of requests) {
      const headers = { authorization: `Bearer ${product.token}`, ...(type && { 'content-type': type }) }
      const reply = await fetch(product.origin + path, { method, headers, ...(body && { body }) }).catch(
        () => undefined,
      )
      await reply?.arrayBuffer().catch(() => undefined)
      // Who is refused while still sending may see the connection end.
      note(encoding, reply?.status ?? 413)
    }
  }
  await Promise.all(Array.from({ length: atATime }, one))
}

/** An api that has worked for a minute has the heap that it works with; what hostile requests add to it is their share. */
async function warmUp(photo: Blob) {
  for (let index = 0; index < 40; index += 1) await post(product, await makeForm([photo]))
  for (let index = 0; index < 600; index += 1) {
    const reply = await fetch(`${product.origin}/api/get-property-list?offset=${index % 40}`)
    await reply.arrayBuffer()
  }
}

async function sendPdfs(photo: Blob) {
  for (const pdf of hostilePdfs(pdfs)) {
    const form = await makeForm([photo], [new File([new Uint8Array(pdf)], 'paper.pdf')])
    const status = await post(product, form).catch((error: Error) => {
      console.error(error.cause ?? error)
      return 0
    })
    note('pdf', status)
  }
  for (;;) {
    const { rows } = await product.db.query<{ waiting: number }>(
      `select count(*)::int as waiting from document where state = 'pending'`,
    )
    if (rows[0]?.waiting === 0) return
    await delay(500)
  }
}

/** What the work adds to the slowest answer and to the memory of both processes. */
async function measure(id: string, work: () => Promise<unknown>): Promise<Line[]> {
  for (const pid of [api, worker]) highestMb(pid)
  const before = { api: highestMb(api), worker: highestMb(worker) }
  const started = performance.now()
  const [ours = 0, workers = 0, bare = 0] = await slowestWhile(health, work)
  console.error(`${id}: ${((performance.now() - started) / 1000).toFixed(0)} s, ${JSON.stringify(answers)}`)
  workerHealthMs[id] = Math.round(workers)
  const delayLine: Line = {
    id: `${id}-api-healthz`,
    unit: 'ms',
    ours,
    bare,
    ratio: ours / bare,
    goal: goals.delayMs,
    // What the other server waited at worst is the machine's share.
    ok: ours <= bare + goals.delayMs,
  }
  const memoryLine = (name: string, from: number, to: number): Line => ({
    id: `${id}-${name}-rss-growth`,
    unit: 'MB',
    ours: to - from,
    bare: from,
    ratio: to / from,
    goal: goals.grownMb,
    ok: to - from <= goals.grownMb,
  })
  return [
    delayLine,
    memoryLine('api', before.api, highestMb(api)),
    memoryLine('worker', before.worker, highestMb(worker)),
  ]
}

try {
  const pixels = { create: { width: 200, height: 200, channels: 3 as const, background: '#888' } }
  const photo = new Blob([new Uint8Array(await sharp(pixels).jpeg().toBuffer())], { type: 'image/jpeg' })
  await warmUp(photo)
  await slowestWhile(health, () => delay(3_000))
  const lines = [...(await measure('bodies', sendBodies)), ...(await measure('pdfs', () => sendPdfs(photo)))]
  const { rows } = await product.db.query(`select count(*)::int as handed_out from document where state = 'ready'`)
  const params = { bodies, pdfs, atATime, answers, workerHealthMs, ready: rows[0], loadBefore, loadAfter: loadavg()[0] }
  printReport({ name: 'forms', params, lines }, values.json)
} finally {
  bystander.stop()
  await product.stop()
}
