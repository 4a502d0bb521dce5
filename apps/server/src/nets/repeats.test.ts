import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { sellPackages } from '../test/packages.ts'
import { sendCall } from '../test/send-call.ts'
import { startSellingServer } from '../test/payments.ts'
import type { TestServer } from '../test/test-server.ts'
import { allRows } from './access/all-rows.ts'
import { type Cell, cellsOf } from './access/cells.ts'
import { createWorld } from './access/ask-route.ts'

/** Every write that keeps its answer, once, by the first member who may do it about something it may be done to. */
const cells = cellsOf(allRows).filter(
  ({ row, caller, expected }) =>
    'call' in row &&
    row.call.method !== 'GET' &&
    row.call.access !== 'public' &&
    !row.call.isSecret &&
    // Whoever did these is signed out, or does nothing that can be counted.
    !['/before-logout', '/delete_user', '/count-view', '/count-promotions'].includes(row.call.path) &&
    caller.session === 'member' &&
    expected === 'ok',
)
const pathOf = ({ row }: Cell) => ('call' in row ? row.call.path : '')
const firsts = [...new Map(cells.toReversed().map((cell) => [pathOf(cell), cell])).values()]

let server: TestServer
beforeAll(async () => {
  server = await startSellingServer()
  await sellPackages(server)
})
afterAll(() => server.stop())

type Body = { data: unknown; message: string }

/** One question to ask again and again, with the same key. */
async function prepare(cell: Cell) {
  const world = await createWorld(server)
  const token = await world.tokenOf(cell)
  const { row } = cell
  if (!('call' in row)) throw new Error('Only calls have keys')
  const { call } = row
  const wire = z.encode(call.input, row.input((await world.objectOf(cell)) as never)) as object
  const send = async (key: string, as = token): Promise<{ status: number; body: Body }> => {
    const reply = await sendCall(server.app, call, wire, { token: as, headers: { 'idempotency-key': key } })
    // A busy machine says so, and the key is what lets a client try again.
    if (reply.statusCode === 503) return send(key, as)
    return { status: reply.statusCode, body: reply.json<Body>() }
  }
  return { send }
}

/** All that a write leaves behind: its events, its lines in the record and its jobs. */
async function countEffects() {
  const { rows } = await sql<{ effects: number }>`
    select (select count(*) from event) + (select count(*) from audit)
      + (select coalesce(sum(id), 0) from graphile_worker._private_jobs) as effects`.execute(server.db)
  return rows[0]?.effects
}

test.each(firsts.map((cell) => [pathOf(cell), cell] as const))(
  'T56 POST %s sent again with its key has one effect and one answer',
  async (_, cell) => {
    const { send } = await prepare(cell)
    const key = crypto.randomUUID()
    const together = await Promise.all([send(key), send(key)])
    const effects = await countEffects()
    const first = together[0]
    expect(first).toMatchObject({ status: 200 })
    expect(together[1]).toEqual(first)
    expect(await send(key)).toEqual(first)
    expect(await countEffects()).toBe(effects)
  },
)

test('T56 another account with the same key is answered for itself', async () => {
  const posting = firsts.find((cell) => pathOf(cell) === '/save-draft')
  if (!posting) throw new Error('Drafts are gone')
  const [{ send }, stranger] = [await prepare(posting), await server.addMember()]
  const [first, other] = [await send('the same'), await send('the same', stranger.token)]
  expect([first.status, other.status]).toEqual([200, 200])
  expect(other.body.data).not.toEqual(first.body.data)
})

test('the data of an answer is there with the change, should the process end before it is sent', async () => {
  // As if it had ended then: the transaction has kept the data, and nothing is written after it.
  await sql`create function forget_last_words() returns trigger language plpgsql as
    'begin if new.answer ? ''message'' then return null; end if; return new; end'`.execute(server.db)
  await sql`create trigger forget before insert or update on idempotency_key
    for each row execute function forget_last_words()`.execute(server.db)
  const answered: [string, (key: string) => Promise<{ status: number; body: Body }>, unknown][] = []
  for (const cell of firsts) {
    const { send } = await prepare(cell)
    answered.push([pathOf(cell), send, (await send('killed')).body.data])
  }
  // Each waits for the rest of the answer until its patience ends: all of them at once.
  await Promise.all(
    answered.map(async ([path, send, data]) => {
      const again = await send('killed')
      expect([path, again.status, again.body.data]).toEqual([path, 200, data])
    }),
  )
})
