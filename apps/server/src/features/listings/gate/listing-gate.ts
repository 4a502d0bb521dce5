import { updateProfile } from '@gable/contract/accounts'
import { wireNamesOf } from '@gable/contract/wire'
import { missingProfileFields, type RequiredProfileField } from '@gable/domain/profile-rules'
import type { VerificationState } from '@gable/domain/verification-moves'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import { findProfile } from './listing-gate.repository.ts'

/** As `update_profile` calls it. */
const toWireName = (field: RequiredProfileField) =>
  wireNamesOf(updateProfile.input)?.get(field === 'profileImage' ? 'profilePicture' : field) ?? field

export type GateDeps = {
  db: Db
  findRules: () => Promise<{ isVerificationRequired: boolean }>
  findVerificationState: (member: Member) => Promise<VerificationState>
}

/** What stands between a member and a listing, of whatever kind. */
export function createListingGate({ db, findRules, findVerificationState }: GateDeps) {
  return {
    /** Asked before any file is stored, so that a refusal leaves nothing behind. */
    async requireListingRights(member: Member) {
      const missing = missingProfileFields(await findProfile(db, member.accountId)).map(toWireName)
      if (missing.length > 0) {
        const fields = Object.fromEntries(missing.map((field) => [field, 'required']))
        throw conflict('profile_incomplete', `The profile lacks ${missing.join(', ')}`, { missing, fields })
      }
      if (!(await findRules()).isVerificationRequired) return
      const state = await findVerificationState(member)
      if (state !== 'success') throw conflict('not_verified', `Verification is ${state}`, { state })
    },
  }
}
