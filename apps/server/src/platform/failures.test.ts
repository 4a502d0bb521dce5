import type { Call } from '@gable/contract/call'
import { Id, renamed, text } from '@gable/contract/wire'
import { errors as arabic } from '@gable/i18n/ar/errors'
import { errors as english } from '@gable/i18n/en/errors'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { conflict, invalidField } from './errors.ts'
import { createHttpApp, serve } from './http.ts'

const Room = z.strictObject({ room_id: Id, value: text(5) })
const list = {
  method: 'POST',
  path: '/list',
  access: 'public',
  demo: 'allowed',
  summary: 'Says what is wrong',
  input: renamed(
    z.strictObject({
      category_id: Id,
      title_image: text(5, 2).optional(),
      floor: z.int().min(0).max(9).optional(),
      rooms: z.array(Room).optional(),
    }),
    { category_id: 'categoryId', title_image: 'titleImage' },
  ),
  output: z.null(),
  errors: ['illegal_move'],
} as const satisfies Call

async function post(payload: object, { language = 'en', fail = () => {} } = {}) {
  const app = createHttpApp({ log: pino({ level: 'silent' }) })
  serve(app, list, async () => {
    fail()
    return { data: null }
  })
  const headers = { 'accept-language': language }
  const reply = await app.inject({ method: 'POST', url: '/list', headers, payload })
  return { ...reply.json<{ message: string; data: unknown; code: string }>(), vary: reply.headers.vary }
}

test('what is wrong with each field is told by its name on the wire', async () => {
  const { data, code } = await post({
    title_image: 'x',
    floor: 99,
    rooms: [{ room_id: 1, value: 'too long' }, { value: 'x' }],
    is_admin: 1,
  })
  expect([code, data]).toEqual([
    'invalid_request',
    {
      fields: {
        category_id: 'required',
        title_image: 'too_short',
        floor: 'too_large',
        'rooms[0][value]': 'too_long',
        'rooms[1][room_id]': 'required',
        is_admin: 'unknown',
      },
    },
  ])
})

test('a name from inside that somebody sends is unknown under that name', async () => {
  const { data } = await post({ category_id: 1, titleImage: 'xxx' })
  expect(data).toEqual({ fields: { titleImage: 'unknown' } })
})

test('a rule that only the handler knows tells it in the same way', async () => {
  const { data } = await post(
    { category_id: 1 },
    {
      fail: () => {
        throw invalidField('titleImage', 'tooShort')
      },
    },
  )
  expect(data).toEqual({ fields: { title_image: 'too_short' } })
})

test.each([
  ['en', english.illegal_move],
  ['ar-EG,en;q=0.5', arabic.illegal_move],
  ['xx', english.illegal_move],
])('to whoever reads %s the message is in a language they asked for', async (language, words) => {
  const fail = () => {
    throw conflict('illegal_move', 'for developers alone', { state: 'sold' })
  }
  const { message, data, vary } = await post({ category_id: 1 }, { language, fail })
  expect([message, data, vary]).toEqual([words, { state: 'sold' }, 'accept-language'])
})
