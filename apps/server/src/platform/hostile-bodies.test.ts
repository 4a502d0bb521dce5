import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { Email } from '@gable/contract/accounts'
import type { Call } from '@gable/contract/call'
import { text } from '@gable/contract/wire'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { costOf } from '../test/processor-time.ts'
import { createHttpApp, serve } from './http.ts'

const echo = {
  method: 'POST',
  path: '/echo',
  access: 'public',
  demo: 'allowed',
  summary: 'Takes what is sent',
  input: z.strictObject({
    a: z.unknown().optional(),
    title: text(20_000).optional(),
    email: Email.optional(),
  }),
  output: z.null(),
  errors: [],
} as const satisfies Call
const read = { ...echo, method: 'GET' } as const satisfies Call

const megabyte = 1024 * 1024
const chunkBytes = 64 * 1024
const fill = (part: string) => part.repeat(Math.floor((megabyte - 100) / part.length))
const marks = (count: number) => `a${'\u0301'.repeat(count / 2)}${'\u0316'.repeat(count / 2)}`

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=x'
const partOf = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const jsonPart = (value: string) =>
  `--x\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n${value}\r\n`

const hostile: [string, string, string][] = [
  ['a list of empty fields', form, fill('a[]=&')],
  ['fields of one name', form, fill('a&')],
  ['nested lists', form, fill('a[][]=1&')],
  ['a name of brackets', form, `a${fill('[x]')}=1`],
  ['marks in a text', form, `title=${encodeURIComponent(marks(100_000))}`],
  ['301 fields', form, Array.from({ length: 301 }, () => 'a[]=1').join('&')],
  ['brackets', json, fill('[')],
  ['nested objects', json, fill('{"a":')],
  ['nested lists', json, `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
  ['many values', json, `{"a":[${fill('0,')}0]}`],
  ['many names', json, `{${Array.from({ length: 80_000 }, (_, index) => `"${index}a":0`).join(',')}}`],
  ['marks in a text', json, JSON.stringify({ title: marks(400_000) })],
  ['marks in an address', json, JSON.stringify({ email: marks(400_000) })],
  ['fields', multipart, `${fill(partOf('a[]', ''))}--x--\r\n`],
  ['a part that says it is JSON', multipart, `${jsonPart(`[${'{},'.repeat(20_000)}{}]`)}--x--\r\n`],
  ['marks in a text', multipart, `${partOf('title', marks(30_000))}${partOf('b', '')}--x--\r\n`],
]

/** As a socket hands them over, one piece in each turn. */
async function* chunksOf(payload: string) {
  const bytes = Buffer.from(payload)
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield bytes.subarray(at, at + chunkBytes)
    await setImmediate()
  }
}

function startApp() {
  const app = createHttpApp({ log: pino({ level: 'silent' }) })
  serve(app, echo, async () => ({ data: null }))
  serve(app, read, async () => ({ data: null }))
  return app
}

// What was repaired took seconds; reading a megabyte takes some tens of milliseconds, and compiling what reads it. The
// collector of memory counts, too, and on a busy machine takes most of it.
const noticeableMs = 750

test.each(hostile)('T40 T66 %s in %s is refused at once, and nobody else waits', async (_, type, payload) => {
  const app = startApp()
  await app.inject({ method: 'POST', url: '/echo', payload: {} })
  expect(payload.length).toBeLessThanOrEqual(megabyte)
  const request = { method: 'POST', url: '/echo', headers: { 'content-type': type } } as const
  const { result, costMs } = await costOf(() => app.inject({ ...request, payload: Readable.from(chunksOf(payload)) }))
  expect([result.statusCode, result.json()]).toMatchObject([expect.toSatisfy(isRefusal), { code: 'invalid_request' }])
  expect(costMs).toBeLessThan(noticeableMs)
})

const isRefusal = (status: number) => status >= 400 && status < 500

test('T40 a query of 301 names is refused', async () => {
  const url = `/echo?${Array.from({ length: 301 }, (_, index) => `a[]=${index}`).join('&')}`
  expect((await startApp().inject(url)).statusCode).toBe(413)
})

test('as many fields as are allowed are read, in every encoding', async () => {
  const app = startApp()
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/echo', headers: { 'content-type': type }, payload })
  const pairs = Array.from({ length: 300 }, (_, index) => `a[${index}]`)
  const answers = await Promise.all([
    send(form, pairs.map((name) => `${name}=1`).join('&')),
    send(json, JSON.stringify({ a: Array.from({ length: 2_900 }, () => [1]).flat() })),
    send(multipart, `${pairs.map((name) => partOf(name, '1')).join('')}--x--\r\n`),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})
