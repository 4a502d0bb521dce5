import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Member } from '#platform/access.ts'
import { sessionCookie } from '#platform/access.ts'
import { forbidden, signInRequired } from '#platform/errors.ts'
import { readerLanguage } from '#platform/language.ts'
import { networkOf, wideNetworkOf } from '#platform/network-of.ts'
import type { Visit } from './open-session.ts'
import { challengeSeconds } from './passkeys/passkey-challenges.repository.ts'
import type { Signed } from './security/security.service.ts'
import { hashToken, newToken, sessionDays } from './sign-in-code.ts'

export type Exchange = { request: FastifyRequest; reply: FastifyReply }

const challengeCookie = '__Host-challenge'
const browserCookie = '__Host-passkey'
// Without a domain, over TLS only, for the whole site, unreadable to scripts: the rules of the `__Host-` name.
const cookieRules = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

/** What the services need to know about the request. */
export const visitOf = ({ request }: Pick<Exchange, 'request'>): Visit => ({
  ip: networkOf(request.ip),
  wideNetwork: wideNetworkOf(request.ip),
  // Browsers say so themselves and pages cannot take it back; other clients have no cookies to bind a code to.
  isBrowser: request.headers['sec-fetch-site'] !== undefined,
  language: readerLanguage(request),
  userAgent: request.headers['user-agent'] ?? '',
})

/** A page of another site must not make somebody's browser ask for codes or try them, unless the operator named it. */
export function guardSecrets({ request, reply }: Exchange) {
  reply.header('cache-control', 'no-store')
  // A GET form has its secret in the address, which no later request may carry along.
  reply.header('referrer-policy', 'no-referrer')
  const site = request.headers['sec-fetch-site']
  // Old browsers tell only the origin, and clients that are no browsers tell neither.
  const isFromElsewhere = site ? site !== 'same-origin' && site !== 'none' : request.isFromOtherOrigin
  const isNamed = request.isFromNamedOrigin && request.method === 'POST'
  if (isFromElsewhere && !isNamed) throw forbidden('This request comes from another site')
}

/**
 * Any page can make a browser follow an address; it must not find itself signed in as somebody else by that. A page of
 * another origin has a token of its own.
 */
export const maySetCookies = ({ request: { method, isFromNamedOrigin } }: Pick<Exchange, 'request'>) =>
  method === 'POST' && !isFromNamedOrigin

export function setSessionCookie(reply: FastifyReply, token: string) {
  reply.setCookie(sessionCookie, token, { ...cookieRules, maxAge: sessionDays * 86_400 })
}
export const clearSessionCookie = (reply: FastifyReply) => reply.clearCookie(sessionCookie, cookieRules)

export function setChallengeCookie(reply: FastifyReply, challengeId: string, maxAge: number) {
  reply.setCookie(challengeCookie, challengeId, { ...cookieRules, maxAge })
}
export const challengeOf = (request: FastifyRequest, given: string | undefined) =>
  given ?? (request.isFromNamedOrigin ? undefined : request.cookies[challengeCookie])

/** What challenges of passkeys are bound to while nobody is signed in; one for all tabs of a browser. */
export function bindToBrowser({ request, reply }: Exchange): Buffer | null {
  if (!visitOf({ request }).isBrowser || !maySetCookies({ request })) return null
  const browser = request.cookies[browserCookie] || newToken()
  reply.setCookie(browserCookie, browser, { ...cookieRules, maxAge: challengeSeconds })
  return hashToken(browser)
}

export function browserOf({ request }: Pick<Exchange, 'request'>): Buffer | null {
  const browser = request.isFromNamedOrigin ? undefined : request.cookies[browserCookie]
  return browser ? hashToken(browser) : null
}

/** The member with the session that spoke for them. */
export function signedOf({ viewer, request }: { viewer: Member; request: FastifyRequest }): Signed {
  if (!request.sessionToken) throw signInRequired()
  return { member: viewer, token: request.sessionToken }
}
