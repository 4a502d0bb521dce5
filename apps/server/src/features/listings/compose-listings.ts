import type { JobHandler } from '#platform/jobs.ts'
import type { ListingCore } from './listing-core.ts'
import { createExpiryRound } from './moves/expiry.service.ts'
import { createRenewal } from './moves/renewal.ts'
import { createSwitches } from './moves/switches.ts'
import { createNoticeSender } from './notices/notice.service.ts'
import { createListerChanges } from './lister-changes.ts'

/** What happens to the listings of one kind after they were posted, and the jobs that come with it. */
export function composeListings(core: ListingCore) {
  const { change, eraseDeleted, ...switches } = createSwitches(core)
  const jobs: JobHandler[] = [
    ...(core.kind.ends ? [createExpiryRound(core)] : []),
    ...core.jobs.handlers({ erase: eraseDeleted, sendNotice: createNoticeSender(core) }),
  ]
  return { change, switches, ...createRenewal(core), feature: { jobs, ...createListerChanges(core) } }
}
