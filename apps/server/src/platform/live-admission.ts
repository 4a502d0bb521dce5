import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@gable/domain/client-address'
import { type Member, type Session, sessionCookie } from './access.ts'
import { networkOf } from './network-of.ts'

export type Client = { member: Member; accountId: number; token: string; network: string }

type Deps = {
  findSession: (token: string) => Promise<Session | undefined>
  parseCookie: (header: string) => Record<string, string | undefined>
  siteOrigin: string
  trustedProxies: number
}

/** Of one process. Nobody has so many tabs; an office behind one address may have more people. */
export const maxPerAccount = 20
const maxPerNetwork = 200

/** Who may open a socket: members, from our own pages or with a bearer token, and each a bounded number. */
export function createLiveAdmission({ findSession, parseCookie, siteOrigin, trustedProxies }: Deps) {
  const clients = new WeakMap<IncomingMessage, Client>()
  const counts = new Map<string, number>()

  /** Browsers send cookies to whomever a page names, and let any page open sockets: the origin says which page it was. */
  function readToken({ headers }: IncomingMessage): string | undefined {
    const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
    if (bearer) return bearer
    return headers.origin === siteOrigin ? parseCookie(headers.cookie ?? '')[sessionCookie] : undefined
  }

  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
    return count
  }

  return {
    async identify(request: IncomingMessage): Promise<boolean> {
      const token = readToken(request)
      const session = token ? await findSession(token) : undefined
      if (!token || !session?.isActive) return false
      const forwarded = request.headers['x-forwarded-for']
      const from = clientAddress(request.socket.remoteAddress ?? '', forwarded?.toString(), trustedProxies)
      const { member } = session
      clients.set(request, { member, accountId: member.accountId, token, network: networkOf(from) })
      return true
    },

    clientOf: (request: IncomingMessage) => clients.get(request),

    /** False where there is no room; whoever got a place leaves it again. */
    enter({ accountId, network }: Client): boolean {
      const isRoomy = change(`account:${accountId}`, 1) <= maxPerAccount
      return change(`network:${network}`, 1) <= maxPerNetwork && isRoomy
    },

    leave({ accountId, network }: Client) {
      change(`account:${accountId}`, -1)
      change(`network:${network}`, -1)
    },
  }
}
