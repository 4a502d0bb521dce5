import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir, availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { printReport } from '../report.ts'
import { browse, browsePerSecond, forSeconds, slowestOf } from './browse.ts'
import { measureFlood } from './flood.ts'
import { makePhotos } from './photos.ts'
import { makeForm, post, type Product } from './posting.ts'
import { startProduct } from './product.ts'

/** A burst of postings, then a flood of nonsense, while others browse; and the bare encoder at the same photographs. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    postings: { type: 'string', default: '20' },
    'per-second': { type: 'string', default: '3' },
  },
})
const [postings, perSecond] = [Number(values.postings), Number(values['per-second'])]
const goals = { browsing: 2, ready: 1.3, cpu: 1.15, idleMs: 20_000 }
const cores = availableParallelism()
const run = promisify(execFile)
const log = (line: string) => console.error(line)

const loadBefore = loadavg()[0] ?? 0
const photos = await makePhotos()
const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / photos.length / 2 ** 20
log(`six photographs of 12 megapixels, ${megabytes.toFixed(1)} MB each on average; load ${loadBefore.toFixed(2)}`)

/** The encoder alone, as many at a time as there are cores. */
async function encodeBare(): Promise<{ ms: number; cpuMs: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'gable-bench-'))
  try {
    const files = photos.map((_, index) => join(folder, `${index}.jpg`))
    for (const [index, file] of files.entries()) await writeFile(file, photos[index] ?? '')
    const script = fileURLToPath(new URL('bare-sharp.ts', import.meta.url))
    const { stdout } = await run(process.execPath, [script, String(cores), '0', ...files, ...files])
    const { ms, cpuMs } = JSON.parse(stdout) as { ms: number; cpuMs: number }
    return { ms: ms / (files.length * 2), cpuMs: cpuMs / (files.length * 2) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function waitUntilReady({ db }: Product) {
  for (;;) {
    const { rows } = await db.query<{ waiting: number }>(
      'select count(*)::int as waiting from media where processed_at is null',
    )
    if (rows[0]?.waiting === 0) return
    await delay(100)
  }
}

const product = await startProduct()
try {
  const form = await makeForm(photos.map((photo) => new Blob([new Uint8Array(photo)], { type: 'image/jpeg' })))
  await post(product, form)
  await waitUntilReady(product)
  await browse(product, forSeconds(3))

  const idleStarted = performance.now()
  await post(product, form)
  await waitUntilReady(product)
  const idleMs = performance.now() - idleStarted
  log(`one posting on an idle machine: ${(idleMs / 1000).toFixed(1)} s`)

  const bareBefore = await encodeBare()
  const calm = slowestOf(await browse(product, forSeconds(15)))

  const cpuBefore = await product.cpuMs()
  const started = performance.now()
  let isOver = false
  const browsing = browse(product, () => isOver)
  const posted = await Promise.all(
    Array.from({ length: postings }, async (_, index) => {
      await delay((index * 1000) / perSecond)
      return post(product, form)
    }),
  )
  log(`all postings answered after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  await waitUntilReady(product)
  const readyMs = performance.now() - started
  isOver = true
  const busy = slowestOf(await browsing)
  const cpuAfter = await product.cpuMs()
  const bareAfter = await encodeBare()

  const { calm: calmAgain, flooded, sent } = await measureFlood(product)

  const count = postings * photos.length
  const bare = { ms: (bareBefore.ms + bareAfter.ms) / 2, cpuMs: (bareBefore.cpuMs + bareAfter.cpuMs) / 2 }
  const accepted = posted.filter((status) => status === 200).length
  const cpuMs = (cpuAfter.worker - cpuBefore.worker) / count
  const line = (id: string, unit: string, ours: number, compared: number, goal: number) => {
    const ratio = ours / compared
    return { id, unit, ours, bare: compared, ratio, goal, ok: ratio <= goal }
  }
  const lines = [
    { ...line('accepted', 'postings', accepted, postings, 1), ok: accepted === postings },
    line('browsing-p99', 'ms', busy, calm, goals.browsing),
    line('browsing-p99-flooded', 'ms', flooded, calmAgain, goals.browsing),
    line('flood-accepted', 'uploads', sent.accepted, sent.requests, 0),
    line('all-variants-ready', 'ms', readyMs, bare.ms * count, goals.ready),
    line('cpu-per-photo', 'ms', cpuMs, bare.cpuMs, goals.cpu),
    line('one-posting-idle', 'ms', idleMs, goals.idleMs, 1),
  ]
  const apiCpuMs = Math.round((cpuAfter.api - cpuBefore.api) / count)
  const params = { postings, perSecond, browsePerSecond, photosEach: photos.length, apiCpuMsPerPhoto: apiCpuMs }
  printReport({ name: 'media', params: { ...params, loadBefore, loadAfter: loadavg()[0] }, lines }, values.json)
} finally {
  await product.stop()
}
