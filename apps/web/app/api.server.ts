import { ApiError, type Client, createClient } from '@gable/contract/client'
import { data } from 'react-router'
import { readCookie } from './cookies.ts'
import { splitPath } from './i18n/local-path.ts'
import { logError } from './log-error.server.ts'
import { type VisitArgs, visitOf } from './visit.server.ts'

/** The API as this visitor may use it; when they leave, their calls end. */
export function apiFor(args: VisitArgs): Client {
  const call = callerFor(args)
  return (contract, input, options) =>
    call(contract, input, options).catch((error: unknown) => {
      throw toPageError(error, visitOf(args).requestId)
    })
}

/** The same, for a caller that has an answer of its own to a failure. */
export function callerFor(args: VisitArgs): Client {
  const { environment, requestId, clientAddress } = visitOf(args)
  const token = sessionOf(args.request)
  const { language } = splitPath(new URL(args.request.url).pathname, environment.DEFAULT_LANGUAGE)
  const call = createClient({
    baseUrl: environment.API_URL,
    readToken: () => token,
    headers: { 'x-forwarded-for': clientAddress, 'x-request-id': requestId, 'accept-language': language },
  })
  return (contract, input, options) => call(contract, input, { signal: args.request.signal, ...options })
}

export const sessionOf = (request: Request) => readCookie(request.headers.get('cookie'), '__Host-session')

/** Gives the page the status of the call: a home that is not found is a 404, for crawlers too. */
function toPageError(error: unknown, requestId: string): unknown {
  if (!(error instanceof ApiError)) return error
  const status = error.status || 503
  const reference = error.requestId || requestId
  // What the page shows as its reference has to be found again.
  if (status >= 500) logError(error, { reqId: reference, code: error.code })
  return data({ code: error.code, requestId: reference }, { status })
}
