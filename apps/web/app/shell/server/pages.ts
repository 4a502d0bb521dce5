import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import type { Environment } from '../environment.server.ts'
import { refreshLanguages } from '../site-texts.server.ts'
import { visitContext } from '../visit.server.ts'

type Pages = { environment: Environment; handle: RequestHandler; stylesheets?: readonly string[] | undefined }

/** Every other address is a page of the app. */
export async function servePages(app: FastifyInstance, { environment, handle, stylesheets = [] }: Pages) {
  // Bodies are read by the actions of the pages.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.all('/*', async (request, reply) => {
    const context = new RouterContextProvider()
    context.set(visitContext, {
      environment,
      requestId: request.id,
      clientAddress: request.ip,
      nonce: request.nonce,
      stylesheets,
    })
    // Addresses are read by the languages that there are.
    await refreshLanguages()
    const response = await handle(toWebRequest(request, reply, environment.PUBLIC_URL), context)
    if (leadsAway(response.headers.get('location'), environment.PUBLIC_URL)) return reply.callNotFound()
    reply.code(response.status)
    // A page shows who is signed in, so only their own browser may keep it; what is the same for all says so itself.
    reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' })
    for (const [name, value] of response.headers) reply.header(name, value)
    return reply.send(response.body ? Readable.fromWeb(response.body as NodeReadableStream) : null)
  })
}

/** No page sends people to another site: an address that looks like a path and is none was made up by somebody. */
function leadsAway(location: string | null, publicUrl: string): boolean {
  if (location === null) return false
  const target = URL.parse(location, publicUrl)
  return target?.origin !== new URL(publicUrl).origin
}

/** The address as a page of this site, also where it names another host or begins with two slashes. */
function addressOf({ url }: FastifyRequest, publicUrl: string): URL {
  const address = new URL(publicUrl)
  const [path = '/', ...query] = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split('?')
  address.pathname = path
  address.search = query.join('?')
  return address
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) if (!name.startsWith(':')) headers.append(name, one)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(addressOf(request, publicUrl), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
  })
}
