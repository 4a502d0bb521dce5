import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'

type Sending = { from?: string; headers?: Record<string, string>; body?: unknown; method?: string }
export type Reply = { status: number; body: string; headers: Record<string, string | string[] | undefined> }

/** Listens on a port of its own; what comes back sends real requests, from any address of this machine's loopback. */
export async function openToNetwork(app: FastifyInstance) {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return (path: string, { from = '127.0.0.1', headers = {}, body, method }: Sending = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const sent = request(
        {
          host: address.hostname,
          port: address.port,
          path,
          localAddress: from,
          method: method ?? (payload === undefined ? 'GET' : 'POST'),
          headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
        },
        (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks).toString(), headers: reply.headers }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(payload)
    })
}
