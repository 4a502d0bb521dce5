import type { JobHandler } from '#platform/jobs.ts'
import type { ListingCore } from './listing-core.ts'
import { createExpiryJob } from './moves/expiry.service.ts'
import { createPromotedListings } from './moves/promoted-listings.ts'
import { createHandOver } from './moves/hand-over.ts'
import { createRenewal } from './moves/renewal.ts'
import { createListerActions } from './moves/lister-actions.ts'
import { createListerChanges } from './lister-changes.ts'

/** What happens to the listings of one kind after they were posted, and the jobs that come with it. */
export function composeListings(core: ListingCore) {
  const { change, eraseDeleted, ...listerActions } = createListerActions(core)
  const jobs: JobHandler[] = [
    ...(core.kind.ends ? [createExpiryJob(core)] : []),
    ...core.jobs.handlers({ erase: eraseDeleted }),
  ]
  const handOver = createHandOver(core)
  const promoted = createPromotedListings(core)
  return {
    change,
    handOver,
    promoted,
    listerActions,
    ...createRenewal(core),
    feature: { jobs, ...createListerChanges(core) },
  }
}
