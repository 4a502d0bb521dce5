import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serviceEnvironment } from '../../../../../tools/services/service-addresses.ts'
import { type FileField, listFileFields, takesDocuments } from '../../nets/file-fields.ts'
import { createFileForms, type FileForm } from '../../nets/file-forms.ts'
import { pdfBombs } from '../../test/hostile-pdfs.ts'
import { pixelBomb } from '../../test/pixel-bomb.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { zipBomb } from '../../test/zip-bomb.ts'

/** The API in a process of its own, so that its memory and its delays can be measured from outside. */
let database: TestDatabase
let members: TestServer
let api: ChildProcess
let bystander: ChildProcess
const port = 20_000 + Math.floor(Math.random() * 20_000)
const address = `http://127.0.0.1:${port}`
let owner: Awaited<ReturnType<TestServer['addMember']>>
let formWith: ReturnType<typeof createFileForms>

beforeAll(async () => {
  database = await createTestDatabase()
  members = await startTestServer({}, { url: database.url, drop: async () => undefined })
  owner = await members.addMember({ staffRole: 'owner' })
  formWith = createFileForms(members)
  const env = {
    ...process.env,
    ...serviceEnvironment(),

    DATABASE_URL: database.url,
    PORT: String(port),
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',

    AUTH_SECRET: 'x'.repeat(32),
    MAX_EVENT_LOOP_LAG_MS: '0',
  }
  api = spawn(process.execPath, [source('../../api.ts')], { env, stdio: 'ignore' })
  const answers = `require('node:http').createServer((_, reply) => reply.end('{}')).listen(${port + 1}, '127.0.0.1')`
  bystander = spawn(process.execPath, ['-e', answers], { stdio: 'ignore' })
  for (const url of [`${address}/readyz`, `http://127.0.0.1:${port + 1}`]) {
    const isUp = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    await vi.waitUntil(isUp, { timeout: 240_000, interval: 200 })
  }
  // Everything is loaded and has worked once before it is measured.
  for (const field of fields.filter(isServed)) await post(await formWith(field, owner.token, new Blob(['warm'])))
  await probeWhile(nothing)
})
afterAll(async () => {
  const ended = [api, bystander].map((child) => once(child, 'exit'))
  for (const child of [api, bystander]) child.kill()
  await Promise.all(ended)
  await members.stop()
  await database.drop()
})

const fields = listFileFields()
const isServed = ({ call }: FileField) => members.app.hasRoute({ method: call.method, url: `/api${call.path}` })

/** The most that the process held since the last time this was asked. */
function highestMb() {
  const found = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1]
  writeFileSync(`/proc/${api.pid}/clear_refs`, '5')
  return Number(found) / 1024
}

type Delays = { health: number; browsing: number; bare: number }

/** In a process of its own: whoever floods is too busy to look at the clock. */
async function probeWhile(work: () => Promise<unknown>): Promise<Delays> {
  const urls = [`${address}/healthz`, `${address}/api/get_categories`, `http://127.0.0.1:${port + 1}`]
  const probe = spawn(process.execPath, [source('../../test/probe.ts'), '200', ...urls], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answer = json(probe.stdout)
  await work()
  probe.stdin.end()
  const [health = [], browsing = [], bare = []] = (await answer) as number[][]
  return { health: p99(health), browsing: p99(browsing), bare: p99(bare) }
}
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const nothing = async () => undefined
const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0

async function post({ url, bytes, type }: FileForm): Promise<number> {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': type }
  const reply = await fetch(address + url, { method: 'POST', headers, body: bytes }).catch(
    // Who is refused while still sending may see the connection end.
    () => ({ status: 413 }),
  )
  return reply.status
}

/** Sends all of it, twice at a time, and says what was answered and what it cost; the forms were made before. */
async function measureFlood(forms: FileForm[]) {
  const calm = await probeWhile(nothing)
  highestMb()
  const before = highestMb()
  const flood = async () => {
    const statuses: number[] = []
    for (const form of forms) statuses.push(await post(form))
    return statuses
  }
  let statuses: number[] = []
  const during = await probeWhile(async () => {
    statuses = (await Promise.all([flood(), flood()])).flat()
  })
  return { statuses, calm, during, grownMb: highestMb() - before }
}

const slackMs = 100
type Measured = Awaited<ReturnType<typeof measureFlood>>

function expectUnmoved({ calm, during, grownMb }: Measured) {
  expect(grownMb).toBeLessThan(200)
  // What a server that has nothing to do with the flood suffers is the machine's share, not ours.
  const machine = Math.max(1, during.bare / calm.bare)
  // The slack is for the few milliseconds of a calm machine, of which twice as many are still nothing to notice.
  expect(during.health).toBeLessThan(2 * calm.health * machine + slackMs)
  expect(during.browsing).toBeLessThan(2 * calm.browsing * machine + slackMs)
}

const isRefused = (status: number) => status >= 400 && status < 500
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 2 ** 20)
const bombs: [string, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ['a picture of 400 million pixels', async () => new Uint8Array(await (await pixelBomb()).arrayBuffer())],
  ['an archive of archives that unfold into a terabyte', async () => new Uint8Array(zipBomb())],
  ['a file that is too heavy', async () => new Uint8Array(zeros(16))],
]

test.each(bombs)(
  'T40 %s: refused in every file field, within 200 MB, while others are served as before',
  async (_, make) => {
    const file = new Blob([await make()])
    const forms = await Promise.all(fields.filter(isServed).map((field) => formWith(field, owner.token, file)))
    const measured = await measureFlood(forms)
    expect(measured.statuses.length).toBeGreaterThanOrEqual(2 * 15)
    expect(measured.statuses.filter((status) => !isRefused(status))).toEqual([])
    expectUnmoved(measured)
  },
  300_000,
)

test.each(Object.entries(pdfBombs))(
  'T40 a document with %s: refused by fields for pictures at once, and by the worker where documents are taken',
  async (_, make) => {
    const file = new File([new Uint8Array(make())], 'paper.pdf')
    const served = fields.filter(isServed)
    const forms = await Promise.all(served.map((field) => formWith(field, owner.token, file)))
    const measured = await measureFlood(forms)
    const isAsWanted = (status: number, index: number) =>
      takesDocuments(served[index % served.length] as FileField)
        ? status === 200 || isRefused(status)
        : isRefused(status)
    expect(measured.statuses.filter((status, index) => !isAsWanted(status, index))).toEqual([])
    expectUnmoved(measured)
    const [some] = await members.db
      .selectFrom('document')
      .select('id')
      .where('ownerId', '=', owner.id)
      .where('state', '=', 'pending')
      .execute()
    expect(some).toBeDefined()
    await members.product.media.documents.prepare({ documentId: some?.id ?? '' })
    const { state } = await members.db
      .selectFrom('document')
      .select('state')
      .where('id', '=', some?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(state).toBe('refused')
    await members.db.deleteFrom('document').where('ownerId', '=', owner.id).execute()
  },
  300_000,
)

const tenThousand = (part: (index: number) => string) =>
  Buffer.from(`${Array.from({ length: 10_000 }, (_, index) => `--x\r\n${part(index)}\r\n`).join('')}--x--\r\n`)
const parts: [string, (index: number) => string][] = [
  ['files', (index) => `Content-Disposition: form-data; name="gallery_images[]"; filename="${index}.jpg"\r\n\r\nx`],
  ['fields', (index) => `Content-Disposition: form-data; name="parameters[${index}][value]"\r\n\r\nx`],
]
test.each(parts)(
  'T40 ten thousand %s: refused by every call with files, within 200 MB, while others are served as before',
  async (_, part) => {
    const bytes = tenThousand(part)
    const calls = new Set(fields.filter(isServed).map(({ call }) => `/api${call.path}`))
    const type = 'multipart/form-data; boundary=x'
    const measured = await measureFlood([...calls, ...calls].map((url) => ({ url, type, bytes })))
    expect(measured.statuses.filter((status) => !isRefused(status))).toEqual([])
    expectUnmoved(measured)
  },
  120_000,
)
