import { fromReference } from '@gable/domain/reference'
import type { ListingKind } from '../listings/listing-kind.ts'

export const propertyKind: ListingKind<'property'> = {
  name: 'property',
  jobPrefix: 'properties',
  ends: { renewalPath: '/renew-property', linkPurpose: 'gable:renewal' },
  slugPrefix: 'home',
  // It would lead to the property whose reference it is.
  isReservedSlug: (slug) => fromReference(slug) !== undefined,
  maxPictures: 60,
  maxDocuments: 40,
  moreFiles: [{ table: 'property_extra_picture', listing: 'property_id', media: 'media_id' }],
  notices: {
    approved: 'listingApproved',
    rejected: 'listingRejected',
    ending: 'listingEnding',
    ended: 'listingEnded',
  },
  pathOf: (slug) => `/my-property/${slug}`,
}
