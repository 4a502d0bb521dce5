import type { FastifyInstance } from 'fastify'
import type { Change, Charge, Charges } from './charges.ts'
import type { Webhook } from './webhooks.ts'

/** What one provider adds: its calls, and how it writes and signs what it tells a shop. */
export type LocalProvider = {
  routes: (app: FastifyInstance, charges: Charges, origin: () => string) => void
  /** Nothing where it does not tell of such a change. */
  event: (charge: Charge, change: Change, eventId: string) => object | undefined
  sign: (webhook: Webhook, at: number) => Record<string, string>
}

export const bearerOf = (authorization: string | undefined) => authorization?.replace(/^Bearer /, '')
