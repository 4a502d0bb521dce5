import type { Caller } from '../world/callers.ts'
import type { Perch } from './canaries.ts'

export type Seer = Pick<Caller, 'permissions'> & { accountId: number | undefined }

/** Homes that everybody may know of, and those of them that everybody may read. */
export type Shown = { listed: Set<string>; readable: Set<string> }

/** Whom a canary may be told to, said a second time and apart from the code that is tested. */
export function maySee({ rule, ownerId, rowId }: Perch, { accountId, permissions = [] }: Seer, shown: Shown) {
  const isOwner = accountId !== undefined && accountId === ownerId
  if (rule === 'nobody') return false
  if (rule === 'everybody') return true
  if (rule === 'owner') return isOwner
  if (rule === 'insider') return isOwner || permissions.includes('review')
  if (rule === 'area') return shown.listed.has(rowId) || isOwner || permissions.includes('review')
  if (rule === 'visible') return shown.readable.has(rowId) || isOwner || permissions.includes('review')
  return permissions.some((permission) => rule === `staff:${permission}`)
}
