import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { adminId } from './chat-key.ts'
import type { ChatKey } from './conversations.repository.ts'
import { findPublicListing, isReachable, type PublicListings } from './listings.repository.ts'
import type { RequireAccess } from '../packages/access.service.ts'

export type GateDeps = {
  isPublic: PublicListings
  requireAccess: RequireAccess
}

/**
 * Who may say the first word: whoever can see a listing, to its lister, and staff to members. Everybody else is told
 * that there is nothing, whether there is or not. Answers whose listing it is.
 */
export async function findListerToWriteTo(db: Db, viewer: Member, key: ChatKey, deps: GateDeps): Promise<number> {
  const { listingKind, listingId, memberId, otherId } = key
  if (memberId === adminId) {
    if (!(await isReachable(db, otherId))) throw notFound('Member')
    return adminId
  }
  if (listingKind === 'none') throw notFound('Conversation')
  const listing = await findPublicListing(db, listingKind, listingId, deps.isPublic)
  if (!listing || listing.ownerId !== otherId) throw notFound('Listing')
  if (memberId === otherId) throw conflict('about_yourself', 'Nobody talks to themselves')
  if (listing.isLocked) {
    await deps.requireAccess(viewer, listingKind === 'property' ? 'premium_properties' : 'project_access', db)
  }
  return listing.ownerId
}
