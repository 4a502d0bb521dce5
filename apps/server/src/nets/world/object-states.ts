import type { TestServer } from '../../test/test-server.ts'
import type { Lister } from './callers.ts'

export type World = { server: TestServer; lister: Lister }

/** A kind of object, made in each state that it can be in. */
export type States<Thing> = Record<string, (world: World) => Promise<Thing>>

/** An id that nothing has. */
export const farAway = 900_000_000
