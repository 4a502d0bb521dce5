import type { Caller } from '../world/callers.ts'
import type { Perch } from './canaries.ts'

export type Seer = Pick<Caller, 'permissions'> & { accountId: number | undefined }

/** Whom a canary may be told to, said a second time and apart from the code that is tested. */
export function maySee({ rule, ownerId, rowId }: Perch, { accountId, permissions = [] }: Seer, publicIds: Set<string>) {
  const isOwner = accountId !== undefined && accountId === ownerId
  if (rule === 'nobody') return false
  if (rule === 'everybody') return true
  if (rule === 'owner') return isOwner
  if (rule === 'visible') return publicIds.has(rowId) || isOwner || permissions.includes('review')
  return permissions.some((permission) => rule === `staff:${permission}`)
}
