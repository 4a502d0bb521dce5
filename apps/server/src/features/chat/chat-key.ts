import type { Member } from '#platform/access.ts'
import { forbidden } from '#platform/errors.ts'
import type { ChatKey } from './conversations.repository.ts'

/** The administration in conversations, as on the wire. */
export const adminId = 0

type Asked = {
  accountId: number
  propertyId?: number | undefined
  projectId?: number | undefined
  asAdmin?: boolean | undefined
}

/** As whom somebody speaks: as themselves, or for the administration if they may. */
export function speakerOf({ accountId, permissions }: Member, asAdmin: boolean | undefined): number {
  if (!asAdmin) return accountId
  if (!permissions.includes('members')) throw forbidden('Only staff who look after members speak for the site')
  return adminId
}

/** Whoever speaks for the administration hears what is said to it. */
export const hearsFor = ({ permissions }: Member): number[] => (permissions.includes('members') ? [adminId] : [])

/** The one conversation that a call means. Whoever calls is always one of the two. */
export function keyOf(viewer: Member, { accountId, propertyId = 0, projectId = 0, asAdmin }: Asked): ChatKey {
  // Chats with the administration are marked as such, and clients send the mark back.
  const memberId = accountId === adminId ? viewer.accountId : speakerOf(viewer, asAdmin)
  const pair = { memberId, otherId: accountId }
  const isWithAdmin = memberId === adminId || accountId === adminId
  if (isWithAdmin || (propertyId === 0 && projectId === 0)) return { ...pair, listingKind: 'none', listingId: 0 }
  if (propertyId > 0) return { ...pair, listingKind: 'property', listingId: propertyId }
  return { ...pair, listingKind: 'project', listingId: projectId }
}
