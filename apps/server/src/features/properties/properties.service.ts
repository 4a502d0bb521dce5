import type { Member } from '#platform/access.ts'
import type { ListingChanges, NewListing } from './posting/listing-content.ts'
import type { ListingDeps } from './listing-deps.ts'
import { createListingSwitches } from './life/listing-switches.ts'
import { type Circumstances, post } from './posting/post-property.ts'
import { removeSomeOf, touchSomeOf } from './posting/property-writes.repository.ts'
import type { ReadingService } from './reading/reading.service.ts'
import { update } from './posting/update-property.ts'

const batch = 500

export type PropertiesService = ReturnType<typeof createPropertiesService>

export function createPropertiesService(deps: ListingDeps, reading: ReadingService) {
  const { db, events } = deps

  return {
    ...reading,
    ...createListingSwitches(deps),
    post: (lister: Member, listing: NewListing, circumstances?: Circumstances) =>
      post(deps, lister, listing, circumstances),
    update: (lister: Member, changes: ListingChanges) => update(deps, lister, changes),

    /** Whether an owner is in good standing decides whether their homes are public: the index must hear of it. */
    async noteOwnerChange(ownerId: number) {
      for (let afterId = 0; ; ) {
        const ids = await db.transaction().execute(async (tx) => {
          const touched = await touchSomeOf(tx, ownerId, afterId, batch)
          await events.record(tx, { name: 'property.lister-changed', subjectIds: touched, actorId: null })
          return touched
        })
        const last = ids.at(-1)
        if (last === undefined) return
        afterId = last
      }
    },

    async eraseAllOf(ownerId: number) {
      for (let removed = batch; removed > 0; ) {
        removed = await db.transaction().execute(async (tx) => {
          const ids = await removeSomeOf(tx, ownerId, batch)
          await events.record(tx, { name: 'property.erased', subjectIds: ids, actorId: null })
          return ids.length
        })
      }
    },
  }
}
