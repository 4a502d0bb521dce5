import type { Call } from '@gable/contract/call'
import { toFormData } from '@gable/contract/form'
import { FilePart, Flag, Id, page, renamed, text, uuids } from '@gable/contract/wire'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createHttpApp, serve } from './http.ts'

const Room = z.strictObject({ room_id: Id, value: text(20) })
const fields = {
  id: Id.optional(),
  title: text(20, 1).optional(),
  note: text(20).optional(),
  category_id: Id.optional(),
  is_premium: Flag.optional(),
  rooms: z.array(Room).optional(),
  pictures: z.array(FilePart).optional(),
  remove_pictures: uuids(5).optional(),
  ignored: z.unknown().optional(),
}
const add = {
  method: 'POST',
  path: '/add',
  access: 'public',
  demo: 'allowed',
  summary: 'Answers what the server understood',
  input: renamed(z.strictObject(fields), { category_id: 'categoryId', is_premium: 'isPremium' }),
  output: z.unknown(),
  errors: [],
} as const satisfies Call
const change = { ...add, path: '/change', isUpdate: true } as const satisfies Call
const save = { ...add, path: '/save', isUpdate: 'with_id' } as const satisfies Call
const remove = { ...add, method: 'DELETE', path: '/remove' } as const satisfies Call
const list = {
  ...add,
  method: 'GET',
  path: '/list',
  input: z.strictObject({ ...page, is_premium: Flag.optional(), ids: z.array(Id).optional() }),
} as const satisfies Call

function startApp() {
  const app = createHttpApp({ log: pino({ level: 'silent' }) })
  for (const call of [add, change, save, remove]) serve(app, call, async ({ input }) => ({ data: input }))
  serve(app, list, async ({ input }) => ({ data: input }))
  return app
}

const encodings = ['json', 'urlencoded', 'multipart'] as const
async function send(app: FastifyInstance, call: Call, wire: object, encoding: (typeof encodings)[number]) {
  const form = toFormData(wire)
  const { headers, payload } =
    encoding === 'json'
      ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(wire) }
      : await encoded(encoding === 'multipart' ? form : new URLSearchParams([...form] as [string, string][]))
  const reply = await app.inject({ method: call.method, url: call.path, headers, payload })
  const { data, code } = reply.json<{ data: unknown; code?: string }>()
  return code ?? data
}

async function encoded(body: FormData | URLSearchParams) {
  const response = new Response(body)
  const type = response.headers.get('content-type') ?? ''
  return { headers: { 'content-type': type }, payload: Buffer.from(await response.arrayBuffer()) }
}

const nothing = {
  id: '',
  title: '',
  note: '',
  category_id: '',
  is_premium: '',
  rooms: '',
  pictures: '',
  remove_pictures: '',
}

test.each(encodings)('in %s what is empty counts as absent, and only a change empties a text', async (encoding) => {
  const app = startApp()
  expect(await send(app, add, nothing, encoding)).toEqual({})
  expect(await send(app, remove, nothing, encoding)).toEqual({})
  expect(await send(app, change, nothing, encoding)).toEqual({ note: '' })
  expect(await send(app, save, nothing, encoding)).toEqual({})
  expect(await send(app, save, { ...nothing, id: 7 }, encoding)).toEqual({ id: 7, note: '' })
})

test.each(encodings)('in %s an item of a list that says nothing is none', async (encoding) => {
  const app = startApp()
  const rooms = [
    { room_id: 1, value: 'x' },
    { room_id: '', value: '' },
    { room_id: '', value: 'y' },
    { room_id: 2, value: '' },
  ]
  const said = { rooms: rooms.toSpliced(1, 2), ...(encoding === 'json' && { remove_pictures: [] }) }
  const empty = { pictures: [''], ...(encoding === 'json' && { remove_pictures: [] }) }
  expect(await send(app, add, { rooms, ...empty }, encoding)).toEqual(said)
})

test.each(encodings)('T9 in %s a name that nobody declared is refused, empty or not', async (encoding) => {
  expect(await send(startApp(), add, { is_admin: '' }, encoding)).toBe('invalid_request')
})

test.each([
  ['no body', {}],
  ['empty JSON', { headers: { 'content-type': 'application/json' } }],
  ['an empty form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['an empty form with parts', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
])('%s is an empty one', async (_, request) => {
  for (const call of [add, remove]) {
    const reply = await startApp().inject({ method: call.method, url: call.path, ...request })
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { data: {} }])
  }
})

test('a file where none is kept is read past, and refused unless its name is ignored', async () => {
  const app = startApp()
  const picture = new File([new Uint8Array(70_000)], 'portrait.jpg')
  expect(await send(app, add, { note: 'x', ignored: picture }, 'multipart')).toMatchObject({ note: 'x' })
  expect(await send(app, add, { note: picture }, 'multipart')).toBe('invalid_request')
})

const understood: [string, object | string][] = [
  ['limit=51', { limit: 50 }],
  ['limit=0', {}],
  ['limit=&is_premium=', {}],
  ['is_premium=true', { is_premium: true }],
  ['is_premium=false', { is_premium: false }],
  ['is_premium=0', { is_premium: false }],
  ['is_premium=yes', 'invalid_request'],
  ['limit=x', 'invalid_request'],
  ['utm_source=mail&constructor=1&a[b=1&__proto__[x]=1', {}],
  ['ids[]=1&ids[]=2', { ids: [1, 2] }],
  ['ids=1&ids=2', { ids: [1, 2] }],
  ['limit=1&limit=2', 'invalid_request'],
]

test.each(understood)('?%s is read', async (query, meant) => {
  const { data, code } = (await startApp().inject(`/list?${query}`)).json<{ data: unknown; code?: string }>()
  expect(code ?? data).toEqual(meant)
})
