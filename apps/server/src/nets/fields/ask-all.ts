import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import type { Tile } from '@gable/domain/map-tile'
import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod'
import { hashToken } from '../../features/accounts/sign-in-code.ts'
import { readTile } from '../../test/read-tile.ts'
import type { TestServer } from '../../test/test-server.ts'
import { allRows } from '../access/all-rows.ts'
import { type Cell, cellsOf, describeCell } from '../access/cells.ts'
import { createWorld } from '../access/ask-route.ts'
import { callers } from '../world/callers.ts'
import { inParallel } from '../world/in-parallel.ts'
import { sendCall } from '../world/send-call.ts'
import { fillWorld } from './fill-world.ts'
import type { Reader } from './may-read.ts'
import { proofs } from './proofs.ts'

/** What somebody was answered: `body` as it travelled, a tile in the envelope it does not have. */
export type CallAnswer = {
  call: Call
  reader: Reader
  asked: string
  isRefusal: boolean
  body: Record<string, unknown>
}

/** Whose tokens are worth as much as those of somebody who is asked for. */
const alike = new Set([
  ...['lister on another device', 'member who left', 'signed-out device', 'expired token', 'made-up token'],
  ...['staff whose second step has lapsed', 'staff owner without a fresh proof'],
])
export const readers = callers.filter(({ name }) => !alike.has(name))

type CallCell = Cell & { row: { call: Call } }
const cells = cellsOf(allRows).filter(
  (cell): cell is CallCell => 'call' in cell.row && !alike.has(cell.caller.name) && cell.expected !== undefined,
)
const isRead = ({ row }: CallCell) => row.call.method === 'GET'
/** Those whom the state of a listing makes a difference to; the others read as one of them does. */
const concerned = new Set(['visitor', 'stranger', 'lister', 'manager of the agency', 'staff moderator'])
/** One of each outcome: all that a write tells is about what was written. */
const firstOf = (some: CallCell[]) => [
  ...new Map(
    some
      .toReversed()
      .map((cell) => [`${allRows.indexOf(cell.row)} ${cell.caller.name} ${cell.expected === 'ok'}`, cell]),
  ).values(),
]
const atOnce = 8

/** Every call as every reader: refusals and reads in one world, and each write that is allowed in one of its own. */
export async function askAll(server: TestServer): Promise<CallAnswer[]> {
  const refused = firstOf(cells.filter((cell) => !isRead(cell) && cell.expected !== 'ok'))
  const reads = [
    ...cells.filter((cell) => isRead(cell) && concerned.has(cell.caller.name)),
    ...firstOf(cells.filter((cell) => isRead(cell) && !concerned.has(cell.caller.name))),
  ]
  const writes = firstOf(cells.filter((cell) => !isRead(cell) && cell.expected === 'ok'))
  const world = await createWorld(server)
  await world.prepare([...refused, ...reads])
  await fillWorld(server)
  return [
    ...(await inParallel(refused, atOnce, (cell) => askCell(world, cell))),
    ...(await inParallel(reads, atOnce, (cell) => askCell(world, cell))),
    ...(await inParallel(writes, atOnce, async (cell) => askCell(await createWorld(server), cell))),
    ...(await inParallel(Object.entries(proofs), atOnce, ([name, prove]) => askProof(server, name, prove))),
  ]
}

async function askCell(world: Awaited<ReturnType<typeof createWorld>>, cell: CallCell): Promise<CallAnswer> {
  const token = await world.tokenOf(cell)
  const { call, input } = cell.row
  const wire = z.encode(call.input, input((await world.objectOf(cell)) as never)) as object
  const reader = { caller: cell.caller, accountId: await findAccountId(world.server, token) }
  return ask(world.server, { call, wire, token, reader, asked: describeCell(cell) })
}

async function askProof(server: TestServer, name: string, prove: (typeof proofs)[string]): Promise<CallAnswer> {
  const call = Object.values(allCalls).find(({ method, path }) => `${method} ${path}` === name)
  const { as, wire, token = '', proved } = await prove(server)
  const caller = callers.find((one) => one.name === as)
  if (!call || !caller) throw new Error(`${name} as ${as}: there is no such call or no such caller`)
  const reader = { caller, accountId: await findAccountId(server, token), proved }
  return ask(server, { call, wire, token, reader, asked: `${name} by ${as} with a proof` })
}

const accountIds = new Map<string, number | undefined>()

async function findAccountId({ db }: TestServer, token: string): Promise<number | undefined> {
  if (!token || accountIds.has(token)) return accountIds.get(token)
  const session = db.selectFrom('session').select('accountId').where('tokenHash', '=', hashToken(token))
  accountIds.set(token, (await session.executeTakeFirst())?.accountId)
  return accountIds.get(token)
}

type Question = Pick<CallAnswer, 'call' | 'reader' | 'asked'> & { wire: object; token: string }
let questions = 0

/** From an address of its own: limits per address are another test's business. */
async function ask(server: TestServer, question: Question): Promise<CallAnswer> {
  const { call, wire, token, ...asker } = question
  questions += 1
  const ip = `10.8.${questions >> 8}.${questions & 255}`
  const reply = await sendCall(server.app, call, wire, { token, ip })
  // A busy machine says so; it says nothing about anybody.
  if (reply.statusCode === 503) return ask(server, question)
  return { call, ...asker, isRefusal: reply.statusCode >= 400, body: read(reply, call, wire) }
}

function read({ statusCode, rawPayload, body }: LightMyRequestResponse, { contentType }: Call, wire: object) {
  if (!contentType || statusCode >= 400) return JSON.parse(body) as Record<string, unknown>
  if (contentType === 'application/pdf') return { error: false, message: '', data: null }
  return { error: false, message: '', data: readTile(new Uint8Array(rawPayload), wire as Tile) }
}
