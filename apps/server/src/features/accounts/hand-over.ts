import { sessionCookie } from '#platform/access.ts'
import type { SignedIn } from './open-session.ts'
import { type Exchange, maySetCookies, setSessionCookie } from './visit.ts'

type Transport = { sessionTransport?: 'bearer' | 'cookie' | undefined }

/** Our own pages get the token as a cookie that no script can read, everybody else in the answer. */
export function handOver({ request, reply }: Exchange, { sessionTransport }: Transport, { token, user }: SignedIn) {
  // A session that came by cookie goes on in it: its token is told to no script, whatever was asked for.
  if (request.cookies[sessionCookie] === token) return { data: { token: null, user } }
  if (sessionTransport !== 'cookie' || !maySetCookies({ request })) return { data: { token, user } }
  setSessionCookie(reply, token)
  return { data: { token: null, user } }
}
