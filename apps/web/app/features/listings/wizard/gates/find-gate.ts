import { missingProfileFields, type RequiredProfileField, requiredProfileFields } from '@gable/domain/profile-rules'
import { type Limit, limitOf } from '#app/features/packages/limit-of.ts'
import type { Site } from '#app/shell/site.ts'

/** What stands between somebody and their listing. */
export type Gate =
  | { kind: 'profile'; missing: RequiredProfileField[] }
  | { kind: 'verification'; state: 'initial' | 'pending' | 'failed' }
  | { kind: 'limit'; limit: Limit }

type Known = Pick<Site, 'settings' | 'account'>

/** What the page can tell before anything is sent. The profile comes first: it is quickly put right. */
export function findGate({ settings, account }: Known): Gate | undefined {
  const missing = account ? missingProfileFields({ ...account, profileImage: account.hasPicture ? 'set' : '' }) : []
  if (missing.length > 0) return { kind: 'profile', missing }
  const { isVerificationRequired, verificationState } = settings
  return isVerificationRequired && verificationState !== 'success'
    ? { kind: 'verification', state: verificationState }
    : undefined
}

/** As the profile is sent. */
const wireNameOf = (field: RequiredProfileField) => (field === 'profileImage' ? 'profile' : field)

/** What the server said about a listing that it did not take. */
export function gateOf(error: unknown): Gate | undefined {
  const { code, data = {} } = error as { code?: unknown; data?: { missing?: unknown; state?: unknown } }
  const limit = limitOf(error)
  if (limit) return { kind: 'limit', limit }
  if (code === 'not_verified') {
    const state = data.state === 'pending' || data.state === 'failed' ? data.state : 'initial'
    return { kind: 'verification', state }
  }
  if (code !== 'profile_incomplete') return undefined
  const named = Array.isArray(data.missing) ? data.missing : []
  const missing = requiredProfileFields.filter((field) => named.includes(wireNameOf(field)))
  return { kind: 'profile', missing: missing.length > 0 ? missing : [...requiredProfileFields] }
}
