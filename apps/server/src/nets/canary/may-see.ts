import type { Caller } from '../world/callers.ts'
import type { PlantedText } from './canaries.ts'

export type CanaryReader = Pick<Caller, 'permissions'> & {
  accountId: number | undefined
  /** Whose listings they manage beside their own. */
  managedId?: number | undefined
}

/** The row that a canary sits in, among all tables. */
export const rowOf = ({ place, rowId }: Pick<PlantedText, 'place' | 'rowId'>) => `${place.split('.')[0]} ${rowId}`

/** Listings that everybody may know of, and those of them that everybody may read. */
export type Shown = { listed: Set<string>; readable: Set<string> }

/** Whom a canary may be told to, said a second time and apart from the code that is tested. */
export function maySee(planted: PlantedText, { accountId, managedId, permissions = [] }: CanaryReader, shown: Shown) {
  const { rule, ownerId } = planted
  const isOwner = accountId !== undefined && accountId === ownerId
  const isInsider = isOwner || permissions.includes('review') || (managedId !== undefined && managedId === ownerId)
  if (rule === 'nobody') return false
  if (rule === 'everybody') return true
  if (rule === 'owner') return isOwner
  if (rule === 'insider') return isInsider
  if (rule === 'payer') return isOwner || permissions.includes('finance')
  if (rule === 'area') return shown.listed.has(rowOf(planted)) || isInsider
  // Packages gate nothing for whoever works for the site.
  const isReadable = (permissions.length > 0 ? shown.listed : shown.readable).has(rowOf(planted))
  if (rule === 'visible') return isReadable || isInsider
  // All of it is of the one agency that the matrix has.
  if (rule === 'manager') return managedId !== undefined
  return permissions.some((permission) => rule === `staff:${permission}`)
}
