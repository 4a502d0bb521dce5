import { marketStates } from '@gable/domain/market-moves'
import * as z from 'zod'
import type { Job, JobHandler } from '#platform/jobs.ts'

const price = z.int().nonnegative()
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), beforeMinor: price, nowMinor: price }),
  z.object({ kind: z.literal('status'), status: z.enum(marketStates) }),
])
export type HomeChange = z.output<typeof Change>

const Told = z.object({
  /** Of the change: whoever is told of it a second time is not. */
  eventId: z.int().positive(),
  propertyId: z.int().positive(),
  change: Change,
  /** Everybody up to this account was told. */
  after: z.int().nonnegative(),
})

/** Tells some of those who saved a home, and is queued again for the rest. */
export const tellSavers: Job<z.output<typeof Told>> = { name: 'favourites.tell-savers', payload: Told }

export const likeJobs = (showLikes: () => Promise<void>): JobHandler[] => [
  // Not with each heart: a row of the search is wide and in many indexes.
  { name: 'favourites.show-likes', cron: '* * * * *', run: showLikes },
]
