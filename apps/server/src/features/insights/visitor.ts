import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { Viewer } from '#platform/access.ts'
import { networkOf } from '#platform/network-of.ts'

/** Somebody who looks at homes. It lives in memory for seconds and is written nowhere. */
export type Visitor = { accountId: number } | { network: string; userAgent: string }

/** Nobody, where a program asks, or staff who read for work. */
export function visitorOf({ ip, headers }: FastifyRequest, viewer: Viewer): Visitor | undefined {
  // The beginning tells browsers apart; what waits in memory has to have an end.
  const userAgent = (headers['user-agent'] ?? '').slice(0, 300)
  if (userAgent === '' || isbot(userAgent) || viewer?.permissions.includes('review')) return undefined
  return viewer ? { accountId: viewer.accountId } : { network: networkOf(ip), userAgent }
}

/** One network is at most so many visitors of a home: whoever changes the name of their browser gains no more. */
const browsersOfNetwork = 16

/**
 * The number that a visitor of one home, or of one promotion, has for one day. It differs from home to home, so that nobody can tell which
 * homes the same visitor looked at, and the salt is thrown away, so that nobody can try addresses later.
 */
export function visitorNumber(salt: Buffer, of: number | string, visitor: Visitor): bigint {
  const digest = (text: string) => createHmac('sha256', salt).update(text).digest()
  const name =
    'accountId' in visitor
      ? `account ${visitor.accountId}`
      : `network ${visitor.network} ${digest(visitor.userAgent).readUInt32BE() % browsersOfNetwork}`
  return digest(`${of} ${name}`).readBigInt64BE()
}
