import { expect, test } from 'vitest'
import { signOut, verifyCode } from './accounts.ts'
import { type CallEvent, createClient, type Send } from './client.ts'
import { updateProperty } from './posting.ts'
import { postProject } from './projects.ts'
import { searchProperties } from './properties.ts'

const empty = ['mobile', 'profile', 'address', 'city', 'state', 'country', 'about_me'].concat([
  'facebook_id',
  'twiiter_id',
  'instagram_id',
  'youtube_id',
])
const user = {
  id: 7,
  name: 'Ada',
  email: 'ada@gable.test',
  notification: 1,
  staff_role: null,
  erase_after: null,

  latitude: null,
  longitude: null,
  has_profile: false,
  ...Object.fromEntries(empty.map((name) => [name, ''])),
}
const signedIn = { error: false, message: 'Welcome', data: { token: null, user } }
const refused = { error: true, message: 'Wrong code', data: null, code: 'incorrect_details' }
const guess = { email: 'ada@gable.test', code: '123456', sessionTransport: 'cookie' } as const

function clientOf(send: Send) {
  const events: CallEvent[] = []
  const call = createClient({
    baseUrl: 'http://gable.test',
    readToken: () => 'secret',
    onEvent: (event) => events.push(event),
    send,
  })
  return { call, events }
}

test('a call raises start and success, and only the wire sees the wire names', async () => {
  const bodies: unknown[] = []
  const { call, events } = clientOf(async (request) => {
    bodies.push(await request.json())
    return Response.json(signedIn)
  })

  const { data } = await call(verifyCode, guess, { wantsToast: true })

  expect(bodies).toEqual([{ email: 'ada@gable.test', otp: '123456', session_transport: 'cookie' }])
  expect(data.user).toMatchObject({ id: 7, profileImageUrl: '' })
  expect(events).toMatchObject([{ type: 'start' }, { type: 'success', message: 'Welcome', wantsToast: true }])
})

test('a call sends the token unless it is public or told to leave it out', async () => {
  const tokens: unknown[] = []
  const { call } = clientOf(async ({ headers, url }) => {
    tokens.push(headers.get('authorization'))
    return Response.json(url.includes('otp') ? signedIn : { ...signedIn, data: null })
  })
  await call(signOut, {})
  await call(signOut, {}, { omitToken: true })
  await call(verifyCode, guess)
  expect(tokens).toEqual(['Bearer secret', null, null])
})

test('a query holds what was asked and nothing else', async () => {
  const urls: string[] = []
  const { call } = clientOf(async ({ url }) => {
    urls.push(url)
    return Response.json({ error: false, message: '', data: [], total: 0 })
  })
  const bbox = { west: -8.7, south: 41, east: -8.5, north: 41.2 }
  await call(searchProperties, { text: 'sea & sun', deal: 'rent', city: undefined, bbox })
  expect(urls).toEqual([
    'http://gable.test/get-property-list?property_type=rent&search=sea+%26+sun&bbox=-8.7%2C41%2C-8.5%2C41.2',
  ])
})

test.each<[string, Send, string]>([
  ['an answer with the error flag', async () => Response.json(refused, { status: 401 }), 'incorrect_details'],
  ["a proxy's error page", async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unexpected_answer'],
  ['an answer of another shape', async () => Response.json({ ...signedIn, data: {} }), 'unexpected_answer'],
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'network_error'],
])('%s is a failure with a code', async (_, send, code) => {
  const { call, events } = clientOf(send)
  await expect(call(verifyCode, guess)).rejects.toMatchObject({ code })
  expect(events).toMatchObject([{ type: 'start' }, { type: 'failure', error: { code } }])
})

test('only a call with a file in it goes as a form, because a form cannot say that a list is empty', async () => {
  const bodies: unknown[] = []
  const { call } = clientOf(async (request) => {
    const isJson = request.headers.get('content-type') === 'application/json'
    bodies.push(isJson ? await request.json() : [...(await request.formData()).keys()])
    const data = { id: 7, slug_id: 'flat', request_status: 'pending', version: 2 }
    return Response.json({ error: false, message: '', data })
  })
  const uploadId = '8d9e6b1c-0f51-4c7e-9d3c-0a4f6c1b2e3d'
  await call(updateProperty, { id: 7, facilities: [], parameters: [], galleryImages: [{ uploadId }] })
  await call(updateProperty, { id: 7, documents: [new Blob(['%PDF'])] })
  await call(postProject, { id: 7, plans: [{ title: 'Ground floor', document: new Blob(['%PDF']) }] })
  expect(bodies).toEqual([
    { id: 7, facilities: [], parameters: [], gallery_images: [uploadId] },
    ['id', 'documents[0]'],
    ['id', 'plans[0][title]', 'plans[0][document]'],
  ])
})
