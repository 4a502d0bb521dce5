import type { FastifyInstance } from 'fastify'
import type { Announcements } from '#platform/announcements.ts'
import type { Db } from '#platform/db.ts'
import { wordsIn } from '#platform/words-by-language.ts'
import { getEndIfBegun, lockAccount } from './grants.repository.ts'
import { createPackageAccess } from './access.service.ts'
import { createPaidGrants, type NoteRevoked } from './grants.service.ts'
import type { Notify } from '../notifications/notify.ts'
import { createOffersService } from './offers.service.ts'
import { exportedPackages, forgetMember } from './own-data.repository.ts'
import { createOwnPackages } from './own-packages.service.ts'
import { packagesRoutes } from './packages.routes.ts'
import { createReminders } from './reminders.ts'
import { createStaffPackages } from './staff-packages.service.ts'

type Deps = { db: Db; announcements: Announcements; currency: string; notify: Notify; noteRevoked: NoteRevoked }

/** What the operator sells, what members have of it, and what it lets them do. */
export function composePackages(deps: Deps) {
  const access = createPackageAccess(deps)
  const offers = createOffersService(deps)
  const own = createOwnPackages(deps)
  const staff = createStaffPackages({ ...deps, announce: access.announce })
  return {
    ...{ access, offers, own, staff },
    grants: createPaidGrants(deps.noteRevoked),
    /** What payments have to know of what they are for. */
    sale: { lockAccount, wordsIn, getOffer: offers.get, getEndIfBegun },
    jobs: [{ name: 'packages.remind', cron: '23 * * * *', run: createReminders(deps) }],
    exportAllOf: exportedPackages,
    eraseAllOf: (accountId: number) => forgetMember(deps.db, accountId),
    routes: (api: FastifyInstance) => packagesRoutes(api, { access, offers, own, staff }),
  }
}
