import type { FastifyInstance } from 'fastify'

export type SocketRequest = { method: string; url: string; headers: Record<string, string>; payload?: string | Buffer }
const addresses = new WeakMap<FastifyInstance, Promise<string>>()

/** For what talks about connections: it never answers a request that did not come over one. */
export async function sendOverSocket(app: FastifyInstance, { method, url, headers, payload }: SocketRequest) {
  if (!addresses.has(app)) addresses.set(app, app.listen({ port: 0 }))
  const body = payload === undefined ? null : new Uint8Array(Buffer.from(payload))
  const reply = await fetch((await addresses.get(app)) + url, { method, headers, body })
  return { statusCode: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
}
