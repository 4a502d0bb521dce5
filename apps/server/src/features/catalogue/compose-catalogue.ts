import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import type { Subscriber } from '#platform/events.ts'
import { catalogueJobs } from './catalogue.jobs.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { createCatalogueService } from './catalogue.service.ts'
import { createCitiesService } from './cities.service.ts'
import { createListingCounts } from './listing-counts.service.ts'

type Deps = { db: Db; mediaUrl: string; isListed: Parameters<typeof createListingCounts>[0]['isPublic'] }

/** Categories, facilities and cities, and how many homes each has. */
export function composeCatalogue({ db, mediaUrl, isListed }: Deps) {
  const service = createCatalogueService({ db })
  const cities = createCitiesService({ db, isPublic: isListed, mediaUrl })
  const listingCounts = createListingCounts({ db, isPublic: isListed })
  return {
    service,
    cities,
    listingCounts,
    jobs: catalogueJobs(listingCounts),
    subscribers: [{ topic: 'property.*', run: listingCounts.noteChanges }] satisfies Subscriber[],
    routes: (api: FastifyInstance) => catalogueRoutes(api, service, cities),
  }
}
