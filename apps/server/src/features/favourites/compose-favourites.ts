import type { FastifyInstance } from 'fastify'
import { createShowCounts, type ShowCountsDeps } from '../property-counts/show-counts.ts'
import { likeJobs } from './favourites.jobs.ts'
import { listLikeCounts } from './favourites.repository.ts'
import { favouritesRoutes } from './favourites.routes.ts'
import { createFavouritesService } from './favourites.service.ts'
import { createTellSavers } from './tell-savers.ts'

type Deps = Parameters<typeof createFavouritesService>[0] & ShowCountsDeps & Parameters<typeof createTellSavers>[0]

/** The homes that members keep, how many keep each, and what they are told of them. */
export function composeFavourites(deps: Deps) {
  const service = createFavouritesService(deps)
  const showLikes = createShowCounts(deps, 'liked_property', listLikeCounts)
  const { subscribers, jobs } = createTellSavers(deps)
  return {
    service,
    showLikes,
    subscribers,
    jobs: [...likeJobs(showLikes), ...jobs],
    eraseAllOf: service.eraseAllOf,
    exportAllOf: { tables: [{ table: 'favourite', owner: 'account_id', key: 'property_id', keyType: 'bigint' }] },
    routes: (api: FastifyInstance) => favouritesRoutes(api, service),
  }
}
