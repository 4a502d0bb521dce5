import { missingProfileFields } from '@gable/domain/profile-rules'
import type { verificationStates } from '@gable/contract/settings'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import { findProfile, type ListingKind, spendListing } from './listing-gate.repository.ts'

type VerificationState = (typeof verificationStates)[number]
type Deps = {
  db: Db
  isVerificationRequired: () => Promise<boolean>
  findVerificationState: (member: Member) => Promise<VerificationState>
}
export type ListingGate = ReturnType<typeof createListingGate>

/** What stands between a member and a listing, of a home as of a project. */
export function createListingGate({ db, isVerificationRequired, findVerificationState }: Deps) {
  return {
    /** Asked before any file is stored, so that a refusal leaves nothing behind. */
    async mustMayList(member: Member) {
      const missing = missingProfileFields(await findProfile(db, member.accountId))
      if (missing.length > 0) {
        throw conflict('profile_incomplete', `The profile lacks ${missing.join(', ')}`, { missing })
      }
      if (!(await isVerificationRequired())) return
      const state = await findVerificationState(member)
      if (state !== 'success') throw conflict('not_verified', `Verification is ${state}`, { state })
    },

    /** Counts one listing, in the transaction of what it pays for: of many at once no more pass than are left. */
    async spend(tx: Tx, accountId: number, kind: ListingKind) {
      const isSpent = await spendListing(tx, accountId, kind)
      if (!isSpent) throw conflict('package_limit_reached', `No ${kind} is left to list`)
    },
  }
}
