import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Call } from '@gable/contract/call'
import { FilePart, ReceivedFile } from '@gable/contract/wire'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createHttpApp, serve } from './http.ts'
import { type ReceiveUpload, writeReceived } from './uploads.ts'

const send = {
  method: 'POST',
  path: '/send',
  access: 'member',
  demo: 'allowed',
  summary: 'Takes files',
  hasFiles: true,
  input: z.strictObject({ photo: FilePart.optional(), photos: z.array(FilePart).optional() }),
  output: z.null(),
  errors: [],
} as const satisfies Call

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gable-test-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

type Handler = Parameters<typeof serve<typeof send>>[2]

async function startApp(handler: Handler, receiveUpload?: ReceiveUpload) {
  const app = createHttpApp({ log: pino({ level: 'silent' }), ...(receiveUpload && { receiveUpload }) })
  app.decorateRequest('viewer')
  app.addHook('onRequest', async (request) => {
    request.viewer = { accountId: 7 } as typeof request.viewer
  })
  serve(app, send, handler)
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  return { app, port }
}

const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'

function sendForm(port: number, lengthBytes: number, bytes: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const type = 'Content-Type: multipart/form-data; boundary=x'
  socket.write(`POST /send HTTP/1.1\r\nHost: a\r\n${type}\r\nContent-Length: ${lengthBytes}\r\n\r\n${bytes}`)
  return socket
}

const foldersLeft = () => readdirSync(folder).length

test('T40 what somebody sent of a form before they left is removed', async () => {
  const { app, port } = await startApp(async () => ({ data: null }))
  const socket = sendForm(port, 100_000, `${head}${'x'.repeat(50_000)}`)
  await expect.poll(foldersLeft).toBe(1)
  socket.destroy()
  await expect.poll(foldersLeft).toBe(0)
  await app.close()
})

test('T40 files stay until the work on them is over, though their sender has left, and are removed then', async () => {
  const work = Promise.withResolvers<undefined>()
  let photo: unknown
  const { app, port } = await startApp(async ({ input }) => {
    photo = input.photo
    await work.promise
    return { data: null }
  })
  const form = `${head}bytes\r\n--x--\r\n`
  const hasLeft = vi.fn<() => void>()
  app.server.on('request', (_, response) => response.on('close', hasLeft))
  const socket = sendForm(port, form.length, form)
  await expect.poll(() => photo).toBeInstanceOf(ReceivedFile)
  socket.destroy()
  await expect.poll(() => hasLeft.mock.calls.length).toBe(1)
  expect(existsSync((photo as ReceivedFile).filePath)).toBe(true)
  work.resolve(undefined)
  await expect.poll(foldersLeft).toBe(0)
  await app.close()
})

const receive = vi.fn<ReceiveUpload>(async (_account, _upload, filePath) =>
  writeReceived(Readable.from(['x']), filePath, ''),
)

test('T40 an upload that many fields name is fetched once', async () => {
  receive.mockClear()
  const photos: unknown[] = []
  const { app } = await startApp(async ({ input }) => {
    photos.push(input.photo, ...(input.photos ?? []))
    return { data: null }
  }, receive)
  const [id, other] = [randomUUID(), randomUUID()]
  const payload = { photo: id, photos: [id, id.toUpperCase(), other] }
  const reply = await app.inject({ method: 'POST', url: '/send', payload })
  expect([reply.statusCode, photos.length]).toEqual([200, 4])
  expect(receive.mock.calls.map(([, uploadId]) => uploadId)).toEqual([id, other])
  expect(photos.every((photo) => photo instanceof ReceivedFile)).toBe(true)
  await app.close()
})

test('T40 calls that name uploads take turns, as forms with files do', async () => {
  const first = Promise.withResolvers<undefined>()
  let begun = 0
  const { app } = await startApp(async () => {
    begun += 1
    if (begun === 1) await first.promise
    return { data: null }
  }, receive)
  const payload = { photo: randomUUID() }
  const replies = [1, 2].map(() => app.inject({ method: 'POST', url: '/send', payload }))
  await expect.poll(() => begun).toBe(1)
  await app.inject('/nothing')
  expect(begun).toBe(1)
  first.resolve(undefined)
  expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await app.close()
})
