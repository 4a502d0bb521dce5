import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '@gable/contract/call'
import { ApiError, type Client, createClient } from '@gable/contract/client'
import { searchProperties } from '@gable/contract/properties'
import type { PropertyCard } from '@gable/contract/property'
import { data } from 'react-router'
import { readCookie } from '#app/shared/cookies.ts'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { logError } from '#app/shared/log-error.server.ts'
import { type VisitArgs, visitOf } from './visit.server.ts'

/** The API as this visitor may use it; when they leave, their calls end. */
export function apiFor(args: VisitArgs): Client {
  const call = callerFor(args)
  return (contract, input, options) =>
    call(contract, input, options).catch(async (error: unknown) => {
      throw await toPageError(error, args)
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
  const { signal } = args.request
  return (contract, input, options) =>
    retryWhenBusy(contract, signal, () => call(contract, input, { signal, ...options }))
}

/** A page that waits longer is better told to the visitor. */
const maxWaitSeconds = 2

/**
 * Asks once more after the told second when the API is too busy: while it starts under load, visitors see homes and no
 * error. Once, and reads only: more would add to the load, and a write might be done twice.
 */
async function retryWhenBusy<T>(call: Call, signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  return send().catch(async (error: unknown) => {
    const waitSeconds = call.method === 'GET' ? findWait(error) : undefined
    if (waitSeconds === undefined) throw error
    // A visitor who has left is not waited for.
    await sleep(waitSeconds * 1000, undefined, { signal }).catch(() => Promise.reject(error))
    return send()
  })
}

function findWait(error: unknown): number | undefined {
  const isBusy = error instanceof ApiError && error.code === 'overloaded'
  const seconds = isBusy ? error.retryAfterSeconds : undefined
  return seconds !== undefined && seconds <= maxWaitSeconds ? seconds : undefined
}

export const sessionOf = (request: Request) => readCookie(request.headers.get('cookie'), '__Host-session')

/** Gives the page the status of the call: a home that is not found is a 404, for crawlers too. */
async function toPageError(error: unknown, args: VisitArgs): Promise<unknown> {
  if (!(error instanceof ApiError)) return error
  if (error.status === 404) return toNotFound(args, error.requestId)
  const status = error.status || 503
  const reference = error.requestId || visitOf(args).requestId
  // What the page shows as its reference has to be found again.
  if (status >= 500) logError(error, { reqId: reference, code: error.code })
  return data({ code: error.code, requestId: reference }, { status })
}

export type NotFoundData = { code: 'not_found'; requestId: string; homes: PropertyCard[]; now: number }

const homesInstead = 4
/** Whoever is lost should not wait for what they did not ask for. */
const homesWithinMs = 2_000

/** The page for what is not there, with the newest homes if the API tells them at once. */
export async function toNotFound(args: VisitArgs, requestId = visitOf(args).requestId) {
  const signal = AbortSignal.any([args.request.signal, AbortSignal.timeout(homesWithinMs)])
  const homes = await callerFor(args)(searchProperties, { limit: homesInstead }, { signal }).then(
    ({ data: found }) => found,
    () => [],
  )
  return data<NotFoundData>({ code: 'not_found', requestId, homes, now: Date.now() }, { status: 404 })
}
