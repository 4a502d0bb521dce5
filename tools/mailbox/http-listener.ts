import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { MessageStore } from './message-store.ts'

const page = readFileSync(join(import.meta.dirname, 'mailbox-page.html'), 'utf8')

/**
 *   GET    /                          the page
 *   GET    /messages?to=&since=       newest first
 *   DELETE /messages?to=              all, or one address's
 *   POST   /sms { to, text, from? }   a text message, for an SMS adapter
 *   GET    /healthz
 */
export function createHttpListener(store: MessageStore): Server {
  return createServer((request, response) => {
    handle(store, request, response).catch((error: Error) => sendJson(response, 400, { error: error.message }))
  })
}

async function handle(store: MessageStore, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://mailbox')
  const filter = { to: url.searchParams.get('to') ?? undefined, since: url.searchParams.get('since') ?? undefined }
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /':
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(page)
      return
    case 'GET /messages':
      return sendJson(response, 200, store.find(filter))
    case 'DELETE /messages':
      store.remove(filter)
      return sendJson(response, 200, { removed: true })
    case 'POST /sms':
      return sendJson(response, 201, keepTextMessage(store, await json(request)))
    case 'GET /healthz':
      return sendJson(response, 200, { ok: true })
    default:
      return sendJson(response, 404, { error: 'not found' })
  }
}

function keepTextMessage(store: MessageStore, body: unknown) {
  const { to, text, from } = (body ?? {}) as Record<string, unknown>
  if (typeof to !== 'string' || typeof text !== 'string') throw new Error('to and text must be strings')
  const sender = typeof from === 'string' ? from : 'Gable'
  return store.add({ kind: 'sms', from: sender, to: [to], subject: '', text, html: '', headers: {}, attachments: [] })
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
