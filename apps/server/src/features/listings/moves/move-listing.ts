import { canMove, type ListingMove, listingMoves, type ReviewState } from '@gable/domain/listing-moves'
import type { Tx } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import type { NewEvent } from '#platform/events.ts'
import type { ListingCore } from '../listing-core.ts'
import type { LockedListing } from '../listing-rows.repository.ts'
import { stateColumns } from './move-listing.repository.ts'

export type Moved = { id: number; slug: string; reviewState: ReviewState; version: number }
type Move = {
  move: ListingMove
  /** Nobody, when a command or the clock does it. */
  actorId: number | null
  reason?: string | undefined
  /** What else happened in the same change. */
  events?: NewEvent[]
}

const eventOf = {
  publish: 'submitted',
  resubmit: 'submitted',
  editBackToReview: 'submitted',
  renew: 'renewed',
  approve: 'approved',
  reject: 'rejected',
  expire: 'expired',
  end: 'expired',
} as const satisfies Record<ListingMove, string>

/** The only way from one review state to another: refused unless the table of moves has it. */
export async function moveListing(
  core: Pick<ListingCore, 'kind' | 'rows' | 'events' | 'findRules'>,
  tx: Tx,
  listing: LockedListing,
  { move, actorId, reason, events = [] }: Move,
): Promise<Moved> {
  const { name, ends } = core.kind
  const { id, slug, reviewState: from } = listing
  if (!canMove(move, from)) throw conflict('illegal_move', `A ${name} that is ${from} cannot do this: ${move}`)
  const { to } = listingMoves[move]
  const { listingDays } = await core.findRules()
  const version = await core.rows.raise(tx, id, stateColumns(to, { ends: ends !== false, listingDays, reason }))
  const detail = { from, to, ...(reason && { reason }) }
  await core.events.record(tx, ...events, { name: `${name}.${eventOf[move]}`, subjectIds: [id], actorId, detail })
  return { id, slug, reviewState: to, version }
}
