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

type Core = Pick<ListingCore, 'kind' | 'rows' | 'events' | 'findRules'>

export async function moveListing(core: Core, tx: Tx, listing: LockedListing, move: Move): Promise<Moved> {
  const { id, slug, reviewState: from } = listing
  const [moved] = await moveListings(core, tx, { ids: [id], from }, move)
  if (!moved) throw new Error(`There is no ${core.kind.name} ${id} to move`)
  return { id, slug, reviewState: listingMoves[move.move].to, version: moved.version }
}

/**
 * The only way from one review state to another: refused unless the table of moves has it. All of the listings are locked
 * and in the same state; however many they are, it takes the same number of statements.
 */
export async function moveListings(
  core: Core,
  tx: Tx,
  { ids, from }: { ids: number[]; from: ReviewState },
  { move, actorId, reason, events = [] }: Move,
) {
  const { name, ends } = core.kind
  if (!canMove(move, from)) throw conflict('illegal_move', `A ${name} that is ${from} cannot do this: ${move}`)
  const { to } = listingMoves[move]
  const { listingDays } = await core.findRules()
  const moved = await core.rows.updateAll(tx, ids, stateColumns(to, { ends: ends !== false, listingDays, reason }))
  const detail = { from, to, ...(reason && { reason }) }
  await core.events.record(tx, ...events, { name: `${name}.${eventOf[move]}`, subjectIds: ids, actorId, detail })
  return moved
}
