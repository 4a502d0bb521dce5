import type { FastifyInstance } from 'fastify'
import { composeListings } from '../listings/compose-listings.ts'
import { listingSubjectOf } from '../listings/notices/listing-subject.ts'
import { createListingCore, type ListingDeps } from '../listings/listing-core.ts'
import { createReviewService } from '../listings/review/review.service.ts'
import { exportedListings } from '../listings/exported-listings.ts'
import { createToShownPoint } from './posting/shown-location.ts'
import { propertiesRoutes } from './properties.routes.ts'
import { createPropertiesService } from './properties.service.ts'
import type { PropertyDeps } from './property-deps.ts'
import { propertyKind } from './property-kind.ts'
import { createReadingService } from './reading/reading.service.ts'
import { reviewRoutes } from './review.routes.ts'

type Deps = ListingDeps & Omit<PropertyDeps, 'core' | 'toShownPoint'>

/** Homes from the first word to the last day: reading, posting, review, expiry. */
export function composeProperties(given: Deps) {
  const core = createListingCore(propertyKind, given)
  const deps: PropertyDeps = { ...given, core, toShownPoint: createToShownPoint(given.secret) }
  const listings = composeListings(core)
  const reading = createReadingService(deps)
  const service = createPropertiesService(deps, reading, listings)
  const review = createReviewService(core, reading.listCards)
  return {
    service,
    review,
    subject: listingSubjectOf(core, {
      list: reading.listCards,
      publicPath: (slug) => `/properties-details/${slug}`,
    }),
    handOver: listings.handOver,
    promoted: listings.promoted,
    ...listings.feature,
    exportAllOf: exportedListings('property'),
    routes(api: FastifyInstance) {
      propertiesRoutes(api, service)
      reviewRoutes(api, review)
    },
  }
}
