import { randomBytes, randomUUID } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deleteDraft, getDrafts, saveDraft } from '@gable/contract/drafts'
import { postProperty } from '@gable/contract/posting'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newListing, photo, startTestServer, type TestServer } from '../../test/test-server.ts'
import { postponeNamed } from './uploads.repository.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await startTestServer()
  address = await server.app.listen({ port: 0 })
})
afterAll(() => server.stop())

type Step = {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  url?: string
  headers?: Record<string, string>
  payload?: Buffer
}

/** Over a socket: the protocol is about connections. */
async function speak(token: string, { method, url = '/api/uploads', headers = {}, payload }: Step) {
  const type = { 'content-type': 'application/offset+octet-stream' }
  const reply = await fetch(address + url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      ...(method === 'PATCH' && type),
      ...headers,
    },
    ...(payload && { body: new Uint8Array(payload) }),
  })
  return { statusCode: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
}

async function begin(token: string, size: number) {
  const name = Buffer.from('kitchen.jpg').toString('base64')
  const headers = { 'upload-length': String(size), 'upload-metadata': `filename ${name}` }
  const reply = await speak(token, { method: 'POST', headers })
  const url = reply.headers['location'] ?? ''
  return { reply, url, id: url.split('/').at(-1) ?? '' }
}

async function upload(token: string, bytes: Buffer): Promise<string> {
  const { url, id } = await begin(token, bytes.length)
  const reply = await speak(token, { method: 'PATCH', url, headers: { 'upload-offset': '0' }, payload: bytes })
  expect(reply.statusCode).toBe(204)
  return id
}

const jpeg = async () => Buffer.from(await (await photo()).arrayBuffer())

test('a file that comes in three pieces is one photograph of a listing', async () => {
  const lister = await server.addMember()
  const bytes = await jpeg()
  const { reply, url, id } = await begin(lister.token, bytes.length)
  expect([reply.statusCode, url]).toEqual([201, expect.stringMatching(/^\/api\/uploads\/[0-9a-f-]{36}$/)])
  const cuts = [0, 700, 1_500, bytes.length]
  for (let index = 0; index < 3; index += 1) {
    const [from = 0, to = 0] = cuts.slice(index)
    const head = await speak(lister.token, { method: 'HEAD', url })
    expect(head.headers).toMatchObject({ 'upload-offset': String(from), 'upload-length': String(bytes.length) })
    const headers = { 'upload-offset': String(from) }
    const patched = await speak(lister.token, { method: 'PATCH', url, headers, payload: bytes.subarray(from, to) })
    expect([patched.statusCode, patched.headers['upload-offset']]).toEqual([204, String(to)])
  }
  const listing = await newListing({ titleImage: { uploadId: id } })
  const key = { idempotencyKey: randomUUID() }
  const posted = await lister.call(postProperty, listing, key)
  // Its upload is still there for a try that never heard the answer.
  expect(await lister.call(postProperty, listing, key)).toEqual(posted)
  const [picture] = await server.db.selectFrom('media').selectAll().where('ownerId', '=', lister.id).execute()
  expect(picture).toMatchObject({ width: 640, height: 480 })
})

test('what came before the connection broke is kept', async () => {
  const { token } = await server.addMember()
  const { url } = await begin(token, 100_000)
  const { port } = new URL(address)
  const head = [
    `PATCH ${url} HTTP/1.1`,
    'Host: gable.test',
    `Authorization: Bearer ${token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    'Content-Length: 100000',
  ]
  const socket = connect(Number(port))
  socket.on('error', () => undefined)
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(randomBytes(40_000))
  const sizes = () => globSync(join(tmpdir(), 'gable-piece-*', 'piece')).map((file) => statSync(file).size)
  await expect.poll(sizes).toContain(40_000)
  socket.destroy()
  const offset = async () => Number((await speak(token, { method: 'HEAD', url })).headers['upload-offset'])
  await expect.poll(offset).toBe(40_000)
})

test('a connection that breaks as soon as it is there keeps nobody from going on', async () => {
  const { token } = await server.addMember()
  const { hostname, port } = new URL(address)
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const { url } = await begin(token, 100_000)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(
      [
        `PATCH ${url} HTTP/1.1`,
        `Host: ${hostname}`,
        `Authorization: Bearer ${token}`,
        'Tus-Resumable: 1.0.0',
        'Upload-Offset: 0',
        'Content-Type: application/offset+octet-stream',
        'Content-Length: 100000',
        '',
        'x',
      ].join('\r\n'),
    )
    await setTimeout(attempt)
    socket.destroy()
    const started = performance.now()
    expect((await speak(token, { method: 'HEAD', url })).statusCode).toBe(200)
    expect(performance.now() - started).toBeLessThan(5_000)
  }
})

test('of two that continue at the same place one is counted, the other is told where to go on', async () => {
  const { token } = await server.addMember()
  const { url } = await begin(token, 2_000)
  const send = () =>
    speak(token, { method: 'PATCH', url, headers: { 'upload-offset': '0' }, payload: randomBytes(1_000) })
  const replies = await Promise.all([send(), send(), send()])
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
  expect((await speak(token, { method: 'HEAD', url })).headers['upload-offset']).toBe('1000')
})

describe('T22 T42 an upload of somebody else', () => {
  test('is not found, not continued, not removed and not used', async () => {
    const owner = await server.addMember()
    const thief = await server.addMember()
    const id = await upload(owner.token, await jpeg())
    const url = `/api/uploads/${id}`
    const patch = { method: 'PATCH', url, headers: { 'upload-offset': '0' }, payload: Buffer.from('x') } as const
    for (const step of [{ method: 'HEAD', url } as const, patch, { method: 'DELETE', url } as const]) {
      expect((await speak(thief.token, step)).statusCode).toBe(404)
    }
    const stolen = newListing({ titleImage: { uploadId: id } })
    await expect(thief.call(postProperty, await stolen)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    expect((await speak(owner.token, { method: 'HEAD', url })).statusCode).toBe(200)
  })

  test.each(['../originals/x', '%2e%2e%2foriginals', '..%252f..', 'a%00b', 'x'.repeat(250)])(
    'has no name such as %s',
    async (name) => {
      const { token } = await server.addMember()
      expect((await speak(token, { method: 'HEAD', url: `/api/uploads/${name}` })).statusCode).toBe(404)
    },
  )
})

test('an unfinished, an expired and an unknown upload are no files', async () => {
  const lister = await server.addMember()
  const { id: unfinished } = await begin(lister.token, 5_000)
  const expired = await upload(lister.token, await jpeg())
  await server.db
    .updateTable('upload')
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where('id', '=', expired)
    .execute()
  for (const uploadId of [unfinished, expired, randomUUID()]) {
    const listing = await newListing({ titleImage: { uploadId } })
    await expect(lister.call(postProperty, listing)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  }
})

describe('what a draft names', () => {
  const run = async (job: string) => server.product.jobs.find(({ name }) => name === job)?.run(undefined)
  const sweep = async () => {
    await run('platform.sweep')
    await run('media.sweep')
  }
  /** As if the clock of the database were ahead. */
  const daysPass = (days: number) =>
    sql`with drafts as (update property_draft set updated_at = updated_at - make_interval(days => ${days}))
        update upload set expires_at = expires_at - make_interval(days => ${days})`.execute(server.db)
  const uploadsOf = async (ownerId: number) =>
    (await server.db.selectFrom('upload').select('id').where('ownerId', '=', ownerId).execute()).map(({ id }) => id)

  test('outlasts the day, if it is finished and its own', async () => {
    const [owner, stranger] = [await server.addMember(), await server.addMember()]
    const finished = await upload(owner.token, await jpeg())
    const { id: unfinished } = await begin(owner.token, 5_000)
    const pictures = [finished, unfinished, 'no id at all']
    await stranger.call(saveDraft, { step: 'photos', content: { pictures } })
    const { data: draft } = await owner.call(saveDraft, { step: 'photos', content: { pictures } })
    await daysPass(2)
    await sweep()
    expect(await uploadsOf(owner.id)).toEqual([finished])
    // Taken out of the draft it has its own time again, which is over by then.
    const { id, revision } = draft
    await owner.call(saveDraft, { id, revision, step: 'photos', content: { pictures: [] } })
    await daysPass(2)
    await sweep()
    expect(await uploadsOf(owner.id)).toEqual([])
  })

  test('survives a refused post for as long as the draft does, and is posted then', async () => {
    const lister = await server.addMember()
    const uploadId = await upload(lister.token, await jpeg())
    const { data: draft } = await lister.call(saveDraft, { step: 'review', content: { pictures: [uploadId] } })
    const listing = await newListing({ titleImage: { uploadId }, draftId: draft.id })
    const panorama = new File(['no picture'], 'wide.jpg')
    await expect(lister.call(postProperty, { ...listing, panorama })).rejects.toMatchObject({ status: 415 })
    await daysPass(179)
    await sweep()
    const { data } = await lister.call(postProperty, listing)
    expect(data.reviewState).toBe('pending')
    await daysPass(1)
    await sweep()
    expect(await uploadsOf(lister.id)).toEqual([])
  })

  test('T44 is postponed some at a time, however much there is', async () => {
    const lister = await server.addMember()
    const pictures = [randomUUID(), randomUUID(), randomUUID()]
    const metadata = JSON.stringify({})
    const finished = {
      ownerId: lister.id,
      metadata,
      sizeBytes: 1,
      receivedBytes: 1,
      expiresAt: sql<Date>`now() + '1 day'`,
    }
    await server.db
      .insertInto('upload')
      .values(pictures.map((id) => ({ ...finished, id })))
      .execute()
    await lister.call(saveDraft, { step: 'photos', content: { pictures } })
    await daysPass(2)
    const rounds = [await postponeNamed(server.db, 2), await postponeNamed(server.db, 2)]
    expect(rounds).toEqual([2, 1])
    await daysPass(2)
    await sweep()
    const alive = server.db.selectFrom('upload').select('id').where('ownerId', '=', lister.id)
    expect(await alive.where('expiresAt', '>', sql<Date>`now()`).execute()).toHaveLength(3)
  })

  test('goes with the draft after half a year', async () => {
    const lister = await server.addMember()
    const uploadId = await upload(lister.token, await jpeg())
    await lister.call(saveDraft, { step: 'photos', content: { pictures: [uploadId] } })
    await daysPass(181)
    await sweep()
    expect((await lister.call(getDrafts, {})).data).toEqual([])
    expect(await uploadsOf(lister.id)).toEqual([])
  })

  test('is there when a deletion of the draft is undone', async () => {
    const lister = await server.addMember()
    const uploadId = await upload(lister.token, await jpeg())
    const content = { pictures: [uploadId] }
    const { data: draft } = await lister.call(saveDraft, { step: 'photos', content })
    await daysPass(2)
    await lister.call(deleteDraft, { id: draft.id })
    await sweep()
    await lister.call(saveDraft, { kind: draft.kind, step: draft.step, content })
    await daysPass(2)
    await sweep()
    expect(await uploadsOf(lister.id)).toEqual([uploadId])
  })
})

test('T42 a form cannot pretend that a file of this machine was received', async () => {
  const lister = await server.addMember()
  const listing = await newListing()
  const form = new FormData()
  form.set('title', listing.title)
  for (const [name, value] of Object.entries({ filePath: '/etc/passwd', fileName: 'a', sizeBytes: '9', sha256: 'x' })) {
    form.set(`title_image[${name}]`, value)
  }
  const body = new Response(form)
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/post_property',
    headers: { authorization: `Bearer ${lister.token}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  expect([reply.statusCode, reply.json().data.fields.title_image]).toEqual([400, 'invalid'])
})

describe('T63 uploads', () => {
  test.each([
    ['POST', '/api/uploads'],
    ['HEAD', `/api/uploads/${randomUUID()}`],
    ['PATCH', `/api/uploads/${randomUUID()}`],
    ['DELETE', `/api/uploads/${randomUUID()}`],
  ] as const)('%s %s are for members only', async (method, url) => {
    const headers = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }
    expect((await fetch(address + url, { method, headers })).status).toBe(401)
    const { token } = await server.addMember({ isActive: false })
    expect((await speak(token, { method, url })).statusCode).toBe(401)
  })
})

test('T40 an upload larger than a picture may be is refused before it begins', async () => {
  const { token } = await server.addMember()
  const { reply } = await begin(token, 15 * 1024 * 1024 + 1)
  expect([reply.statusCode, JSON.parse(reply.body).code]).toEqual([413, 'invalid_request'])
})

test('T44 an upload comes in at most two hundred pieces, so that its bytes are not as many files', async () => {
  const { token } = await server.addMember()
  const { url, id } = await begin(token, 5_000)
  const pieceKeys = Array.from({ length: 199 }, (_, offset) => `uploads/${id}/${offset}`)
  await server.db.updateTable('upload').set({ pieceKeys, receivedBytes: 199 }).where('id', '=', id).execute()
  const send = (offset: number) =>
    speak(token, { method: 'PATCH', url, headers: { 'upload-offset': String(offset) }, payload: Buffer.from('x') })
  expect((await send(199)).statusCode).toBe(204)
  const refused = await send(200)
  expect([refused.statusCode, JSON.parse(refused.body).code]).toEqual([413, 'invalid_request'])
  expect((await speak(token, { method: 'HEAD', url })).headers['upload-offset']).toBe('200')
})

describe('T44 the space of a member', () => {
  test('is used up by bytes or by files, and given back with what is removed', async () => {
    const { token, id: accountId } = await server.addMember()
    await server.product.settings.set('memberStorageMegabytes', 1, null)
    const half = 512 * 1024
    const first = await begin(token, half)
    const second = await begin(token, half)
    const full = await begin(token, 1)
    expect([full.reply.statusCode, JSON.parse(full.reply.body).code]).toEqual([409, 'storage_full'])
    await speak(token, { method: 'DELETE', url: first.url })
    expect((await begin(token, half)).reply.statusCode).toBe(201)
    await server.product.settings.set('memberStorageMegabytes', 2_000, null)

    await server.product.settings.set('memberStorageFiles', 2, null)
    expect((await begin(token, 1)).reply.statusCode).toBe(409)
    await server.product.settings.set('memberStorageFiles', 4_000, null)
    await speak(token, { method: 'DELETE', url: second.url })
    const use = await server.db.selectFrom('storageUse').selectAll().where('accountId', '=', accountId).execute()
    expect(use).toEqual([{ accountId, bytes: half, files: 1 }])
  })

  test('is not exceeded by many at once', async () => {
    const { token } = await server.addMember()
    await server.product.settings.set('memberStorageFiles', 5, null)
    const begun = await Promise.all(Array.from({ length: 20 }, () => begin(token, 10)))
    expect(begun.filter(({ reply }) => reply.statusCode === 201)).toHaveLength(5)
    await server.product.settings.set('memberStorageFiles', 4_000, null)
  })

  test('is given back when an upload that nobody finished has expired', async () => {
    const { token, id: accountId } = await server.addMember()
    await upload(token, randomBytes(3_000))
    const uploads = server.db.updateTable('upload').where('ownerId', '=', accountId)
    await uploads.set({ expiresAt: sql`now() - interval '1 second'` }).execute()
    await server.product.jobs.find(({ name }) => name === 'media.sweep')?.run(undefined)
    const left = await server.db.selectFrom('upload').select('id').where('ownerId', '=', accountId).execute()
    const use = await server.db.selectFrom('storageUse').selectAll().where('accountId', '=', accountId).execute()
    expect([left, use]).toEqual([[], [{ accountId, bytes: 0, files: 0 }]])
  })
})
