import { createHash, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'

/** What a webhook says, if it is JSON of the shape that the provider sends. */
export function parseWebhook<Body extends z.ZodType>(body: Buffer, shape: Body): z.output<Body> | undefined {
  try {
    return shape.safeParse(JSON.parse(body.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** For providers that give their events no id: the same bytes are the same event. */
export const eventIdOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')

/** For what anybody may have sent: the same bytes with the same proof, in whatever order that came. */
export function fingerprintOf(body: Buffer, proof: Record<string, string>): string {
  const lines = Object.entries(proof).map(([name, value]) => `${name}: ${value}\n`)
  return createHash('sha256').update(body).update(lines.toSorted().join('')).digest('hex')
}

export function isSameSecret(said: unknown, known: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return typeof said === 'string' && timingSafeEqual(hash(said), hash(known))
}
