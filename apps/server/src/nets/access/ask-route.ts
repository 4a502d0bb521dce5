import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { callers } from '../world/callers.ts'
import { foundAgencyOf } from '../world/agency-objects.ts'
import { addPasskey, makeObject } from '../world/objects.ts'
import { sendOverSocket } from '../world/over-socket.ts'
import { sendCall } from '../world/send-call.ts'
import type { TestServer } from '../../test/test-server.ts'
import type { Cell } from './cells.ts'
import type { Request } from './row.ts'

export type Answer = { cell: Cell; outcome: string; requestId: string; text: string }

type World = Awaited<ReturnType<typeof createWorld>>

/** A lister, who works for an agency, whoever else is needed and what they ask for; each made when it is first wanted. */
export async function createWorld(server: TestServer) {
  const lister = await server.addMember()
  // Some calls depend on whether there is one, whatever else a cell has asked to be made.
  await addPasskey({ server, lister })
  await foundAgencyOf({ server, lister })
  const made = new Map<string, Promise<unknown>>()
  const once = <Thing>(key: string, make: () => Promise<Thing>) => {
    if (!made.has(key)) made.set(key, make())
    return made.get(key) as Promise<Thing>
  }
  return {
    server,
    lister,
    tokenOf: ({ caller }: Pick<Cell, 'caller'>) => once(`caller ${caller.name}`, () => caller.make(server, lister)),
    objectOf: ({ row, state }: Cell) =>
      once(`${row.names} ${state}`, () => makeObject(row.names, state, { server, lister })),
    /** Everybody and everything these cells need, so that the asking itself makes nothing. */
    async prepare(cells: Cell[]) {
      for (const caller of callers) await this.tokenOf({ caller })
      for (const cell of cells) await this.objectOf(cell)
    },
  }
}

/** What a busy machine says tells nothing about who may come in. */
const busy = ['unavailable', 'overloaded']
let requests = 0

export async function askRoute(world: World, cell: Cell): Promise<Answer> {
  const answer = await askOnce(world, cell)
  return busy.includes(answer.outcome) ? askOnce(world, cell) : answer
}

/** From an address of its own: limits per address are another test's business. */
async function askOnce(world: World, cell: Cell): Promise<Answer> {
  const { row } = cell
  const token = await world.tokenOf(cell)
  const object = (await world.objectOf(cell)) as never
  requests += 1
  const ip = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const { app } = world.server
  const reply =
    'call' in row
      ? await sendCall(app, row.call, z.encode(row.call.input, row.input(object)), { token, ip })
      : await sendOutside(app, row.route, row.request(object), { headers, ip })
  const text = `${JSON.stringify(reply.headers)} ${reply.body}`
  return { cell, outcome: outcomeOf(reply), requestId: String(reply.headers['x-request-id']), text }
}

type Sender = { headers: Record<string, string>; ip: string }

async function sendOutside(app: FastifyInstance, route: string, asked: Request, { ip, ...sender }: Sender) {
  const { url, payload, isOverSocket } = asked
  const headers = { ...asked.headers, ...sender.headers }
  const request = { method: methodOf(route), url, headers, ...(payload && { payload }) }
  return isOverSocket ? sendOverSocket(app, request) : app.inject({ ...request, remoteAddress: ip })
}
const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST'

function outcomeOf({ statusCode, body }: { statusCode: number; body: string }): string {
  if (statusCode < 400) return 'ok'
  try {
    // A probe that says the database is slow has answered as well as any other.
    return (JSON.parse(body) as { code?: string }).code ?? 'ok'
  } catch {
    return `${statusCode} ${body.slice(0, 80)}`
  }
}
