import type { FastifyInstance } from 'fastify'
import type { Db, Tx } from '#platform/db.ts'
import type { Subscriber } from '#platform/events.ts'
import { catalogueJobs } from './catalogue.jobs.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { createCatalogueService } from './catalogue.service.ts'
import { createCitiesService } from './cities.service.ts'
import { createListingCounts } from './listing-counts.service.ts'
import { createLocalPlaces } from './local-places.service.ts'

type Deps = {
  db: Db
  /** Of other connections: whoever asks in a transaction waits for no second one of their own. */
  cacheDb: Db
  mediaUrl: string
  isListed: Parameters<typeof createListingCounts>[0]['isPublic']
  placeLabels: Parameters<typeof createCitiesService>[0]['placeLabels']
}

/** Categories, facilities, cities and the places in them, and how many homes each has. */
export function composeCatalogue({ db, cacheDb, mediaUrl, isListed, placeLabels }: Deps) {
  const service = createCatalogueService({ db, cacheDb })
  const cities = createCitiesService({ db, isPublic: isListed, mediaUrl, placeLabels })
  const counts = createListingCounts({ db, isPublic: isListed })
  const localPlaces = createLocalPlaces({ db, isPublic: isListed })
  // The places come behind: the counts add their cities.
  const listingCounts = {
    async noteChanges(tx: Tx, propertyIds: number[]) {
      await counts.noteChanges(tx, propertyIds)
      await localPlaces.noteChanges(tx, propertyIds)
    },
    async fold() {
      await counts.fold()
      await localPlaces.fold()
    },
    async rebuild() {
      await counts.rebuild()
      await localPlaces.rebuild()
    },
  }
  return {
    service,
    cities,
    listingCounts,
    localPlaces,
    jobs: catalogueJobs(listingCounts, localPlaces.rebuild),
    subscribers: [{ topic: 'property.*', run: listingCounts.noteChanges }] satisfies Subscriber[],
    routes: (api: FastifyInstance) => catalogueRoutes(api, service, cities),
  }
}
