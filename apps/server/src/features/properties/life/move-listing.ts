import { canMove, type ListingMove, listingMoves, type ReviewState } from '@gable/domain/listing-moves'
import type { Tx } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import type { NewEvent } from '#platform/events.ts'
import type { ListingDeps } from '../listing-deps.ts'
import { stateColumns } from './move-listing.repository.ts'
import { type LockedProperty, raise } from '../posting/property-writes.repository.ts'

type Moved = { id: number; slug: string; reviewState: ReviewState; version: number }
type Move = {
  move: ListingMove
  /** Nobody, when a command or the clock does it. */
  actorId: number | null
  reason?: string
  /** What else happened in the same change. */
  events?: NewEvent[]
}

const eventNames = {
  publish: 'property.submitted',
  resubmit: 'property.submitted',
  editBackToReview: 'property.submitted',
  renew: 'property.renewed',
  approve: 'property.approved',
  reject: 'property.rejected',
  expire: 'property.expired',
  end: 'property.expired',
} as const satisfies Record<ListingMove, string>

/** The only way from one review state to another: refused unless the table of moves has it. */
export async function moveListing(
  deps: Pick<ListingDeps, 'events' | 'findRules'>,
  tx: Tx,
  property: LockedProperty,
  { move, actorId, reason, events = [] }: Move,
): Promise<Moved> {
  const { id, slug, reviewState: from } = property
  if (!canMove(move, from)) throw conflict('illegal_move', `A property that is ${from} cannot do this: ${move}`)
  const { to } = listingMoves[move]
  const version = await raise(tx, id, stateColumns(to, { ...(await deps.findRules()), reason }))
  const detail = { from, to, ...(reason && { reason }) }
  await deps.events.record(tx, ...events, { name: eventNames[move], subjectIds: [id], actorId, detail })
  return { id, slug, reviewState: to, version }
}
