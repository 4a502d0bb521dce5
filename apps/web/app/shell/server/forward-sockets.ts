import { type IncomingMessage, request as ask } from 'node:http'
import { request as askSecurely } from 'node:https'
import type { Duplex } from 'node:stream'
import { livePath } from '@gable/contract/live'
import { clientAddress } from '@gable/domain/client-address'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.server.ts'

const answerWithinMs = 10_000

/** Browsers open their socket at our origin; the api decides who gets one, and then bytes pass as they are. */
export function forwardSockets(app: FastifyInstance, { API_URL, TRUSTED_PROXIES }: Environment) {
  const api = new URL(API_URL)
  const open = new Set<Duplex>()
  const isOurs = (path: string) => path === livePath || path.startsWith(`${livePath}?`)

  app.server.on('upgrade', (request: IncomingMessage, browser: Duplex, head: Buffer) => {
    browser.on('error', () => browser.destroy())
    if (!isOurs(request.url ?? '')) {
      browser.end(refusal('404 Not Found'))
      return
    }
    open.add(browser)
    browser.once('close', () => open.delete(browser))
    const target = new URL(api.pathname.replace(/\/$/, '') + (request.url ?? '').slice('/api'.length), api)
    const asking = (api.protocol === 'https:' ? askSecurely : ask)(target, {
      headers: headersFor(request, TRUSTED_PROXIES),
      timeout: answerWithinMs,
    })
    asking.on('upgrade', (reply, server, rest) => connect({ browser, server, head, rest }, reply))
    asking.on('response', ({ statusCode, statusMessage }) => browser.end(refusal(`${statusCode} ${statusMessage}`)))
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => browser.end(refusal('502 Bad Gateway')))
    browser.once('close', () => asking.destroy())
    asking.end()
  })
  // Kept open, they would keep the process; browsers come back by themselves.
  app.addHook('preClose', async () => {
    for (const browser of open) browser.destroy()
  })
}

/** As the api gets every other request from us: what visitors say about their address themselves is dropped. */
const headersFor = (request: IncomingMessage, trustedProxies: number) => ({
  ...request.headers,
  'x-forwarded-for': clientAddress(
    request.socket.remoteAddress ?? '',
    request.headers['x-forwarded-for']?.toString(),
    trustedProxies,
  ),
})

type Ends = { browser: Duplex; server: Duplex; head: Buffer; rest: Buffer }

function connect({ browser, server, head, rest }: Ends, { rawHeaders }: IncomingMessage) {
  const lines = rawHeaders.flatMap((name, index) => (index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`]))
  browser.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
  server.write(head)
  browser.write(rest)
  server.on('error', () => browser.destroy())
  server.once('close', () => browser.destroy())
  browser.once('close', () => server.destroy())
  server.pipe(browser).pipe(server)
}

const refusal = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
