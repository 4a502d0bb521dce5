import type { Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { invalidField, notFound } from '#platform/errors.ts'
import type { ListingKindName } from './viewings.tables.ts'
import type { RequireAccess } from '../packages/access.service.ts'

export type GateDeps = {
  /** Whose a public listing is, and whether a package opens it; nothing for any other. */
  findPublicListing: (
    db: Db,
    kind: ListingKindName,
    id: number,
  ) => Promise<{ ownerId: number; isLocked: boolean } | undefined>
  requireAccess: RequireAccess
}
export type AboutListing = { listingKind: ListingKindName; listingId: number }

/** The one listing that a call names. */
export function listingIn(asked: { propertyId?: number | undefined; projectId?: number | undefined }): AboutListing {
  const { propertyId, projectId } = asked
  if ((propertyId === undefined) === (projectId === undefined)) throw invalidField('propertyId', 'exactly_one')
  return propertyId !== undefined
    ? { listingKind: 'property', listingId: propertyId }
    : { listingKind: 'project', listingId: projectId ?? 0 }
}

/** A listing that is not public is not found, whoever asks. */
export async function findListingToSee(
  db: Db,
  viewer: Viewer,
  { listingKind, listingId }: AboutListing,
  deps: GateDeps,
) {
  const listing = await deps.findPublicListing(db, listingKind, listingId)
  if (!listing) throw notFound('Listing')
  if (listing.isLocked && listing.ownerId !== viewer?.accountId) {
    await deps.requireAccess(viewer, listingKind === 'property' ? 'premium_properties' : 'project_access', db)
  }
  return listing
}
