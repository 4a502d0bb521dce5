import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'
import { encodePreview } from './photo-intake.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const jpeg = async () => Buffer.from(await (await photo()).arrayBuffer())

async function upload(token: string): Promise<string> {
  const payload = await jpeg()
  const headers = {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    'upload-length': String(payload.length),
    'content-type': 'application/offset+octet-stream',
  }
  const reply = await server.app.inject({ method: 'POST', url: '/api/uploads', headers, payload })
  return String(reply.headers.location).split('/').at(-1) ?? ''
}

test('on another device its owner sees what was uploaded, and nobody else does', async () => {
  const [owner, stranger] = [await server.addMember(), await server.addMember()]
  const url = `/api/uploads/${await upload(owner.token)}/preview`
  const fetchAs = (token: string) => server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const reply = await fetchAs(owner.token)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 480, format: 'webp' })
  expect((await fetchAs(stranger.token)).statusCode).toBe(404)
})

test('T40 of many previews two are in memory at a time', async () => {
  const go = Promise.withResolvers<Buffer>()
  let begun = 0
  const read = () => {
    begun += 1
    return go.promise
  }
  const previews = Array.from({ length: 8 }, () => encodePreview(read))
  await setTimeout(20)
  expect(begun).toBe(2)
  go.resolve(await jpeg())
  await Promise.all(previews)
  expect(begun).toBe(8)
})

test('T40 who asks for hundreds of previews at once is refused, and nobody else', async () => {
  const [owner, other] = [await server.addMember(), await server.addMember()]
  const ask = async ({ token }: { token: string }, id: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await server.app.inject({ url: `/api/uploads/${id}/preview`, headers })).statusCode
  }
  const [id, otherId] = [await upload(owner.token), await upload(other.token)]
  const asked = Array.from({ length: 150 }, () => ask(owner, id))
  expect(await ask(other, otherId)).toBe(200)
  const statuses = await Promise.all(asked)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60)
  expect(await ask(owner, id)).toBe(200)
})
