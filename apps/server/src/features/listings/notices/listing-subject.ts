import type { ListingSubject } from '../../notifications/render-notification.ts'
import type { ListingCore } from '../listing-core.ts'

/** What notifications have to know to tell of listings of one kind. */
export const listingSubjectOf = (
  { kind, renewalLinks }: Pick<ListingCore, 'kind' | 'renewalLinks'>,
  { list, publicPath }: Pick<ListingSubject, 'list' | 'publicPath'>,
): ListingSubject => ({
  list,
  publicPath,
  ownPath: kind.pathOf,
  texts: kind.notices,
  ...(renewalLinks && { renewalLinkFor: renewalLinks.linkFor }),
})
