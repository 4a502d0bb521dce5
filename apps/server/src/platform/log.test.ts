import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureGrants } from '../features/media/picture-grants.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { conflict } from './errors.ts'
import { createHttpApp } from './http.ts'
import { createLog, describeError } from './log.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const canary = `canary-${crypto.randomUUID()}`
const addTwice = async () => {
  for (let time = 0; time < 2; time += 1) await sql`insert into account (email) values (${canary})`.execute(server.db)
}

test.each([
  ['a value that is taken', addTwice, { code: '23505', constraint: expect.stringContaining('account') }],
  ['a value of a wrong kind', () => sql`select ${canary}::text::bigint`.execute(server.db), { code: '22P02' }],
  ['a fault of ours', () => Promise.reject(new Error(canary, { cause: new TypeError(canary) })), { type: 'Error' }],
  ['words that look like a call', () => Promise.reject(new Error(`x\n    at ${canary} (a:1:1)`)), { type: 'Error' }],
  ['several at once', () => Promise.reject(new AggregateError([new Error(canary)], canary)), { errors: [{}] }],
  ['what is no error', () => Promise.reject(canary), { type: 'string' }],
])('T69 the log names the kind and place of %s, never the value', async (_, fail, logged) => {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const app = createHttpApp({ log })
  app.get('/', async () => fail())
  await app.inject('/')
  for (const name of ['err', 'error']) log.error({ [name]: await fail().catch((error: unknown) => error) })
  expect(lines.join('\n')).not.toContain(canary)
  const errors = lines.map((line) => JSON.parse(line)).flatMap(({ err, error }) => err ?? error ?? [])
  expect(errors.length).toBeGreaterThanOrEqual(2)
  for (const error of errors) expect(error).toMatchObject(logged)
  await app.close()
})

test('T69 the log tells which picture was asked for, and not the signature that opens it', async () => {
  const lines: string[] = []
  const app = createHttpApp({ log: createLog('info', { write: (line) => void lines.push(line) }) })
  const grants = createPictureGrants(canary)
  const mediaId = crypto.randomUUID()
  const signed = [grants.issue(mediaId), grants.issueForInsiders(mediaId)]
  for (const grant of signed) await app.inject(`/media/${grant}/${mediaId}/320.webp`)
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(signed.map(() => `/media/signed/${mediaId}/320.webp`))
  for (const grant of signed) expect(lines.join('\n')).not.toContain(grant.split('.')[1])
  await app.close()
})

test.each([
  ['AppError', conflict('illegal_move', canary)],
  ['TypeError', new TypeError(canary)],
  ['AbortError', new DOMException(canary, 'AbortError')],
  ['Error', new Error(canary)],
])('an error is told by its own class: %s', (type, error) => {
  expect(describeError(error)).toMatchObject({ type })
})
