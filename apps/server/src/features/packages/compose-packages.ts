import type { Announcements } from '#platform/announcements.ts'
import type { Db } from '#platform/db.ts'
import { createPackageAccess } from './access.service.ts'
import { paidGrants } from './grants.service.ts'
import { exportedPackages, forgetMember } from './own-data.repository.ts'

type Deps = { db: Db; announcements: Announcements }

/** What the operator sells, what members have of it, and what it lets them do. */
export function composePackages(deps: Deps) {
  const access = createPackageAccess(deps)
  return {
    access,
    grants: paidGrants,
    exportAllOf: exportedPackages,
    eraseAllOf: (accountId: number) => forgetMember(deps.db, accountId),
  }
}
