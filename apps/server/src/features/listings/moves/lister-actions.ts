import type { Member } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import type { ListingCore } from '../listing-core.ts'
import { labelOf } from '../listing-kind.ts'
import type { LockedListing } from '../listing-rows.repository.ts'
import { createSoftDeletion } from './soft-deletion.repository.ts'

/** Long enough to see the notice and change one's mind. */
const undoSeconds = 30

/** What is done to a listing with one click, by its lister or whoever manages it for them. */
export function createListerActions({ kind, db, events, uses, rows, jobs }: ListingCore) {
  const { name } = kind
  const deletion = createSoftDeletion(name)

  /** Does something to a listing they manage that nobody else can change meanwhile. */
  async function change<Result>(member: Member, id: number, work: (tx: Tx, own: LockedListing) => Promise<Result>) {
    return db.transaction().execute(async (tx) => {
      const own = await rows.lockManaged(tx, member.accountId, id)
      if (!own) throw notFound(labelOf(kind))
      return work(tx, own)
    })
  }

  return {
    change,

    async setActive(lister: Member, id: number, isActive: boolean) {
      return change(lister, id, async (tx, own) => {
        const switched = { id, isActive, reviewState: own.reviewState }
        if (own.isActive === isActive) return switched
        await rows.update(tx, id, { isActive })
        const event = isActive ? 'activated' : 'deactivated'
        await events.record(tx, { name: `${name}.${event}`, subjectIds: [id], actorId: lister.accountId })
        return switched
      })
    },

    async delete({ accountId }: Member, id: number) {
      return db.transaction().execute(async (tx) => {
        if (!(await deletion.mark(tx, accountId, id))) throw notFound(labelOf(kind))
        await events.record(tx, { name: `${name}.deleted`, subjectIds: [id], actorId: accountId })
        await uses.giveBack(tx, { kind: name, id })
        await jobs.enqueueErasure(tx, id, undoSeconds + 5)
        return { restoreUntil: new Date(Date.now() + undoSeconds * 1000).toISOString() }
      })
    },

    async restore({ accountId }: Member, id: number) {
      return db.transaction().execute(async (tx) => {
        const restored = await deletion.unmark(tx, accountId, id, undoSeconds)
        if (!restored) throw notFound(labelOf(kind))
        // Packages last, as in posting and deleting: no two wait for each other.
        await events.record(tx, { name: `${name}.restored`, subjectIds: [id], actorId: accountId })
        await uses.takeAgain(tx, { kind: name, id })
        return restored
      })
    },

    /** The job. Its files belong to nothing afterwards and are swept. */
    async eraseDeleted(id: number) {
      await db.transaction().execute(async (tx) => {
        if (!(await deletion.remove(tx, id, undoSeconds))) return
        await events.record(tx, { name: `${name}.erased`, subjectIds: [id], actorId: null })
      })
    },
  }
}
