import type { FastifyInstance } from 'fastify'
import type { Viewer } from '#platform/access.ts'
import { handle, type JobHandler } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import { createExpiry } from './life/expiry.service.ts'
import type { ListingDeps } from './listing-deps.ts'
import { eraseProperty, sendListingNotice } from './properties.jobs.ts'
import { propertiesRoutes } from './properties.routes.ts'
import { createPropertiesService } from './properties.service.ts'
import { createReadingService } from './reading/reading.service.ts'
import { createRenewalLinks } from './life/renewal-link.ts'
import { reviewRoutes } from './life/review.routes.ts'
import { createReviewService } from './life/review.service.ts'
import { createShowElsewhere } from './posting/shown-location.ts'

type Deps = Omit<ListingDeps, 'renewalLinks' | 'showElsewhere'> & {
  mailer: Mailer
  secret: string
  siteUrl: string
  mediaUrl: string
  signPicture: (mediaId: string) => string
  signInside: (mediaId: string) => string
  canSeePremium: (viewer: Viewer) => Promise<boolean>
}

/** Homes from the first word to the last day: reading, posting, review, expiry. */
export function composeProperties({ secret, siteUrl, ...given }: Deps) {
  const deps = {
    ...given,
    siteUrl,
    renewalLinks: createRenewalLinks(secret, siteUrl),
    showElsewhere: createShowElsewhere(secret),
  }
  const reading = createReadingService(deps)
  const service = createPropertiesService(deps, reading)
  const review = createReviewService({ ...deps, listCards: reading.listCards })
  const expiry = createExpiry(deps)
  const jobs: JobHandler[] = [
    expiry.round,
    handle(sendListingNotice, expiry.sendNotice),
    handle(eraseProperty, service.eraseDeleted),
  ]
  return {
    service,
    review,
    jobs,
    eraseAllOf: service.eraseAllOf,
    routes(api: FastifyInstance) {
      propertiesRoutes(api, service)
      reviewRoutes(api, review)
    },
  }
}
