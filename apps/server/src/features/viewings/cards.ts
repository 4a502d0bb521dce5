import type { ChatViewing } from '@gable/contract/chat-message'
import type { Db } from '#platform/db.ts'
import { placeFor, sideOf } from './present-viewings.ts'
import { listOwnViewings } from './viewings.repository.ts'

/** Viewings as one of the two reads them in their conversation; those of others are missing. */
export async function listCards(db: Db, readerId: number, ids: number[]): Promise<Map<number, ChatViewing>> {
  const rows = await listOwnViewings(db, readerId, ids)
  return new Map(
    rows.map((row) => {
      const { id, state, isOver, timeZone, message, reason, sequence } = row
      const side = sideOf(row, readerId)
      const when = { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString(), timeZone }
      return [id, { id, side, state, isOver, ...when, ...placeFor(side, row), message, reason, sequence }]
    }),
  )
}
