import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { toFormData } from '@gable/contract/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newListing, startTestServer, type TestServer } from './test/test-server.ts'

let server: TestServer
let api: ChildProcess
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: server.config.DATABASE_URL,
    PORT: String(port),
    AUTH_SECRET: 'x'.repeat(32),
    // A process that has just started beside other tests is late without being overloaded.
    MAX_EVENT_LOOP_LAG_MS: '0',
  }
  api = spawn(process.execPath, [fileURLToPath(new URL('api.ts', import.meta.url))], {
    env: { ...env, S3_ENDPOINT: server.config.S3_ENDPOINT },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Its first line says that it listens.
  if (api.stdout) await once(api.stdout, 'data')
})
afterAll(async () => {
  api.kill('SIGKILL')
  await server.stop()
})

test('F2 on SIGTERM a request under way is answered, new ones find another process, and it ends by itself', async () => {
  const lister = await server.addMember()
  const form = new Response(toFormData(await wireListing()))
  const body = Buffer.from(await form.arrayBuffer())
  const post = request({
    port,
    method: 'POST',
    path: '/api/post_property',
    headers: {
      'content-type': form.headers.get('content-type') ?? '',
      'content-length': body.length,
      authorization: `Bearer ${lister.token}`,
    },
  })
  // Whoever listens only at the end would wait for ever for an answer that came early.
  const answered = once(post, 'response') as Promise<[IncomingMessage]>
  // Half of the upload is sent before the signal, the rest after it: the server must wait for the end.
  await new Promise<void>((sent) => post.write(body.subarray(0, 200), () => sent()))
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  const ended = once(api, 'exit')
  api.kill('SIGTERM')
  await untilRefused()
  post.end(body.subarray(200))
  const [response] = await answered
  expect(response.statusCode).toBe(200)
  response.resume()
  expect(await ended).toEqual([0, null])
  const rows = await server.db.selectFrom('property').select('id').where('ownerId', '=', lister.id).execute()
  expect(rows).toHaveLength(1)
})

/** Comes back when the process takes no new connection. */
async function untilRefused() {
  for (;;) {
    const isOpen = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
    if (!isOpen) return
  }
}

async function wireListing() {
  const { categoryId, deal, titleImage, ...rest } = await newListing()
  return { ...rest, category_id: categoryId, property_type: deal, title_image: titleImage }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  return free
}
