import type { Member } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { ListingCore } from '../listing-core.ts'
import { labelOf } from '../listing-kind.ts'

type Wanted = { id: number; toId: number; agencyId: number }

/**
 * Another member of the agency becomes the lister, with the files. What people asked stays with whoever was asked, and
 * so does what was counted of the days before; the limit of whoever posted it is spent. A promotion goes along.
 */
export function createHandOver({ kind, events, rows, files, handOverFiles }: ListingCore) {
  return async (tx: Tx, member: Member, { id, toId, agencyId }: Wanted) => {
    const listing = await rows.lockManaged(tx, member.accountId, id)
    if (!listing) throw notFound(labelOf(kind))
    const { ownerId: fromId } = listing
    if (fromId === toId) return
    await handOverFiles(tx, await files.listAll(tx, id), { fromId, toId })
    await rows.update(tx, id, { ownerId: toId, agencyId })
    const detail = { from: fromId, to: toId }
    const actorId = member.accountId
    await events.record(tx, { name: `${kind.name}.handed-over`, subjectIds: [id], actorId, detail })
  }
}
