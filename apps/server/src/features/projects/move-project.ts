import { canMove, type ListingMove, listingMoves, type ReviewState } from '@gable/domain/listing-moves'
import type { Tx } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import type { NewEvent } from '#platform/events.ts'
import type { ProjectDeps } from './project-deps.ts'
import { stateColumns } from './move-project.repository.ts'
import { type LockedProject, raise } from './project-writes.repository.ts'

type Moved = { id: number; slug: string; reviewState: ReviewState; version: number }
type Move = { move: ListingMove; actorId: number | null; reason?: string | undefined; events?: NewEvent[] }

const eventNames = {
  publish: 'project.submitted',
  resubmit: 'project.submitted',
  editBackToReview: 'project.submitted',
  renew: 'project.renewed',
  approve: 'project.approved',
  reject: 'project.rejected',
  expire: 'project.expired',
  end: 'project.expired',
} as const satisfies Record<ListingMove, string>

/** The only way from one review state to another: refused unless the table of moves has it. */
export async function moveProject(
  deps: Pick<ProjectDeps, 'events'>,
  tx: Tx,
  project: LockedProject,
  { move, actorId, reason, events = [] }: Move,
): Promise<Moved> {
  const { id, slug, reviewState: from } = project
  if (!canMove(move, from)) throw conflict('illegal_move', `A project that is ${from} cannot do this: ${move}`)
  const { to } = listingMoves[move]
  const version = await raise(tx, id, stateColumns(to, reason))
  const detail = { from, to, ...(reason && { reason }) }
  await deps.events.record(tx, ...events, { name: eventNames[move], subjectIds: [id], actorId, detail })
  return { id, slug, reviewState: to, version }
}
