import type { Tx } from '#platform/db.ts'
import type { ListingCore } from '../listing-core.ts'

/** A promotion is part of what search knows of a listing: the version tells which of two is the newer one. */
export const createPromotedListings = ({ kind, rows, events }: ListingCore) => ({
  lock: (tx: Tx, id: number) => rows.lockAny(tx, id),

  async noteChange(tx: Tx, ids: number[], actorId: number | null) {
    await rows.updateAll(tx, ids, {})
    await events.record(tx, { name: `${kind.name}.promotion-changed`, subjectIds: ids, actorId })
  },
})
