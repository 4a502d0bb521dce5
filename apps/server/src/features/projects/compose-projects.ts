import type { FastifyInstance } from 'fastify'
import { composeListings } from '../listings/compose-listings.ts'
import { listingSubjectOf } from '../listings/notices/listing-subject.ts'
import { createListingCore, type ListingDeps } from '../listings/listing-core.ts'
import { createReviewService } from '../listings/review/review.service.ts'
import { exportedListings } from '../listings/exported-listings.ts'
import { createProjectGate } from './project-gate.ts'
import type { ProjectDeps } from './project-deps.ts'
import { projectKind } from './project-kind.ts'
import { projectReviewRoutes, projectsRoutes } from './projects.routes.ts'
import { createProjectsService } from './projects.service.ts'
import { createReadingService } from './reading.service.ts'

/** Developments from posting to review. */
export function composeProjects(given: ListingDeps & Omit<ProjectDeps, 'core'>) {
  const core = createListingCore(projectKind, given)
  const deps = { ...given, core }
  const listings = composeListings(core)
  const reading = createReadingService(deps)
  const service = createProjectsService(deps, reading, listings)
  const { change, ...review } = createReviewService(core, reading.listCards)
  const reviews = { ...review, ...createProjectGate(deps, change) }
  return {
    service,
    review: reviews,
    subject: listingSubjectOf(core, { list: reading.listCards, publicPath: projectKind.pathOf }),
    handOver: listings.handOver,
    promoted: listings.promoted,
    ...listings.feature,
    exportAllOf: exportedListings('project'),
    routes(api: FastifyInstance) {
      projectsRoutes(api, service)
      projectReviewRoutes(api, reviews)
    },
  }
}
