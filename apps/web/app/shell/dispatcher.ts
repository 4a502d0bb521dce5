import { type Client, createClient, type Send } from '@gable/contract/client'
import { hearCall } from './call-listeners.ts'

/** The API for scripts of the page; the session travels in its cookie. Import it lazily: it brings the validator. */
export const dispatch: Client = createClient({ baseUrl: '/api', headers: languageHeader, onEvent: hearCall })

/** The same, telling how much of a large body has left. */
export const dispatcherWithProgress = (onProgress: (percent: number) => void): Client =>
  createClient({ baseUrl: '/api', headers: languageHeader, onEvent: hearCall, send: sendWithProgress(onProgress) })

/** Names come in the language of the page, which need not be the browser's. */
function languageHeader() {
  return { 'accept-language': document.documentElement.lang }
}

/** fetch cannot tell how far an upload is; the older interface can. */
function sendWithProgress(onProgress: (percent: number) => void): Send {
  return async (request) => {
    const body = await request.blob()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const exchange = new XMLHttpRequest()
    exchange.open(request.method, request.url)
    for (const [name, value] of request.headers) exchange.setRequestHeader(name, value)
    exchange.upload.addEventListener('progress', ({ loaded, total }) => onProgress((loaded / total) * 100))
    exchange.addEventListener('load', () => resolve(toResponse(exchange)))
    exchange.addEventListener('error', () => reject(new TypeError('The upload was interrupted')))
    exchange.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
    request.signal.addEventListener('abort', () => exchange.abort())
    exchange.send(body)
    return promise
  }
}

function toResponse(exchange: XMLHttpRequest): Response {
  const requestId = exchange.getResponseHeader('x-request-id') ?? ''
  return new Response(exchange.responseText, { status: exchange.status, headers: { 'x-request-id': requestId } })
}
