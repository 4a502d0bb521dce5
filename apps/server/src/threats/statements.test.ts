import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCalls } from '@gable/contract/all-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { sendCall } from '../nets/world/send-call.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, await createTestDatabase({ isPatient: false }))
})
afterAll(() => server.stop())

/** Each of them puts in what we wrote, or what the catalogue of the database itself says. */
const mayBeRaw = [
  'features/places/gazetteer/gazetteer.repository.ts',
  'features/search/table/search-table.repository.ts',
  'platform/migrations.ts',
  'platform/prepared-statements.ts',
  'platform/sweep.ts',
]

test('T27 no statement is put together from text but in these places', () => {
  const folder = join(import.meta.dirname, '..')
  const found = globSync('{features,platform}/**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /sql\.raw\(|\.query\(`[^`]*\$\{/.test(readFileSync(join(folder, file), 'utf8')))
  expect(found.toSorted()).toEqual(mayBeRaw)
})

type Field = { properties?: Record<string, unknown> }
const lists = Object.values(allCalls).filter(({ method, access, input }) => {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Field
  return method === 'GET' && access === 'optional' && 'limit' in properties
})
const greedy = [{ limit: -1 }, { limit: 'NaN' }, { offset: 1_000_000_000 }, { offset: -1 }, { offset: '1e9' }]

test.each(lists)('T28 $path gives neither everything at once nor what lies a billion rows away', async (call) => {
  const served = server.app.hasRoute({ method: call.method, url: `/api${call.path}` })
  if (!served) return
  for (const wish of greedy) {
    const { statusCode } = await sendCall(server.app, call, wish)
    expect([wish, statusCode]).toEqual([wish, 400])
  }
  const most = await sendCall(server.app, call, { limit: 50 })
  const all = await sendCall(server.app, call, { limit: 1_000_000_000 })
  expect([all.statusCode, all.json()]).toEqual([most.statusCode, most.json()])
})

test('T28 no statement of ours runs for longer than its time', async () => {
  await expect(sql`select pg_sleep(30)`.execute(server.db)).rejects.toMatchObject({ code: '57014' })
})
