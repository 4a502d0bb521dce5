import type { Call } from '@gable/contract/call'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { conflict, tooManyRequests } from './errors.ts'
import { createHttpApp, serve } from './http.ts'

const greet = {
  method: 'POST',
  path: '/greet',
  access: 'public',
  demo: 'allowed',
  summary: 'Say hello',
  input: z.strictObject({ name: z.string(), tags: z.array(z.string()).optional() }),
  output: z.string(),
  errors: ['illegal_move'],
} as const satisfies Call

type Payload = string | object
const json = 'application/json'

function post(
  payload: Payload,
  answer: (name: string) => string = (name) => `Hello ${name}`,
  type = json,
  language = 'en',
) {
  const app = createHttpApp({ log: pino({ level: 'silent' }) })
  serve(app, greet, async ({ input }) => ({
    data: answer(input.name + (input.tags?.join('') ?? '')),
    message: 'code_sent',
  }))
  return app.inject({
    method: 'POST',
    url: '/greet',
    headers: { 'content-type': type, 'accept-language': language },
    payload,
  })
}

test('an answer goes out in the envelope, with the id of the request', async () => {
  const reply = await post({ name: 'Ada' })
  expect(reply.json()).toEqual({ error: false, message: 'The code was sent.', data: 'Hello Ada' })
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('what was done is said in the language of the reader', async () => {
  expect((await post({ name: 'Ada' }, undefined, json, 'ar')).json()).toMatchObject({ message: 'أُرسل الرمز.' })
})

test('an address that cannot be read is refused in the envelope', async () => {
  const app = createHttpApp({ log: pino({ level: 'silent' }) })
  const reply = await app.inject('/greet%ZZ')
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: true, code: 'invalid_request', data: null }])
})

test('a form says the same as JSON, brackets included', async () => {
  const reply = await post('name=Ada&tags[]=!&tags[]=?', undefined, 'application/x-www-form-urlencoded')
  expect(reply.json()).toMatchObject({ data: 'Hello Ada!?' })
})

test.each([
  ['a missing field', {}],
  ['a field that nobody declared', { name: 'Ada', isAdmin: true }],
  ['broken JSON', '{"name":'],
  ['T66 a polluted prototype', '{"name":"Ada","__proto__":{"isAdmin":true}}'],
])('%s is refused before the handler runs', async (_, payload) => {
  const reply = await post(payload, () => expect.unreachable())
  expect(reply.json()).toMatchObject({ error: true, message: expect.any(String), code: 'invalid_request' })
  expect(reply.statusCode).toBe(400)
})

test.each(['application/json\ta', ' application/json;', 'text/plain', 'application/jsongarbage'])(
  'T65 the content type %j never reaches the handler unvalidated',
  async (type) => {
    const reply = await post('{"name":1}', () => expect.unreachable(), type)
    expect([400, 415]).toContain(reply.statusCode)
  },
)

test.each([
  ['a declared failure keeps its code', () => conflict('illegal_move', 'No'), 409, 'illegal_move'],
  ['an undeclared failure is our fault', () => conflict('photo_refused', 'No'), 500, 'internal_error'],
  ['T69 a bug tells nothing about itself', () => new Error('secret'), 500, 'internal_error'],
  [
    'a statement that took too long is a pause',
    () => Object.assign(new Error('x'), { code: '57014' }),
    503,
    'unavailable',
  ],
  [
    'a lost database is a pause, not a fault',
    () => Object.assign(new Error('x'), { code: '57P01' }),
    503,
    'unavailable',
  ],
])('%s', async (_, failure, status, code) => {
  const reply = await post({ name: 'Ada' }, () => {
    throw failure()
  })
  expect(reply.json()).toMatchObject({ error: true, data: null, code })
  expect([reply.statusCode, reply.body.includes('secret')]).toEqual([status, false])
})

test('whoever is told to wait is told for how long', async () => {
  const reply = await post({ name: 'Ada' }, () => {
    throw tooManyRequests(30)
  })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '30'])
})

test('an unknown address is not found, in the envelope', async () => {
  const reply = await createHttpApp({ log: pino({ level: 'silent' }) }).inject('/nowhere')
  expect(reply.json()).toMatchObject({ error: true, data: null, code: 'not_found' })
})
