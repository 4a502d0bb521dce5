import type { FastifyInstance } from 'fastify'
import type { Subscriber } from './events.ts'
import type { Exported } from './exported.ts'
import type { JobHandler } from './jobs.ts'
import type { LiveHandlers } from './live-handlers.ts'
import type { Cleanup } from './sweep.ts'

/** What a feature brings to the product. compose.ts builds the features; whoever serves, works or erases goes through them. */
export type Feature = {
  /** Below `/api`. */
  routes?: (api: FastifyInstance) => void
  /** At the root of the site. */
  siteRoutes?: (site: FastifyInstance) => void
  /** Before anything is said to a caller, the gate included. */
  beforeCall?: () => Promise<void>
  /** Before the api takes its first call. */
  prepare?: () => Promise<void>
  jobs?: JobHandler[]
  cleanups?: Cleanup[]
  /** What it does when something happens, also in another feature. */
  subscribers?: Subscriber[]
  /** What it does when open pages say something. */
  liveHandlers?: LiveHandlers
  /** Removes what the feature keeps about somebody, in steps that may be repeated. */
  eraseAllOf?: (accountId: number) => Promise<void>
  /** What the feature hands over to somebody who asks for all that is theirs. */
  exportAllOf?: Exported
  close?: () => Promise<void>
}
