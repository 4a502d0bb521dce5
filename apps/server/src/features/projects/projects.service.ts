import type { Member } from '#platform/access.ts'
import type { composeListings } from '../listings/compose-listings.ts'
import type { PostingOptions } from '../listings/posting/post-listing.ts'
import { post } from './post-project.ts'
import type { WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import type { ReadingService } from './reading.service.ts'
import { update } from './update-project.ts'

type Listings = Pick<ReturnType<typeof composeListings>, 'listerActions' | 'renew'>
export type ProjectsService = ReturnType<typeof createProjectsService>

export function createProjectsService(deps: ProjectDeps, reading: ReadingService, { listerActions, renew }: Listings) {
  return {
    ...reading,
    ...listerActions,

    /** One call for both: what has an id is there already. */
    save: ({ id, ...project }: WrittenProject, lister: Member, options?: PostingOptions) =>
      id === undefined ? post(deps, lister, project, options) : update(deps, lister, { ...project, id }),

    /** Saving what is over does not begin it anew; this does. */
    async renew(lister: Member, id: number) {
      const { slug, reviewState, version } = await renew(lister, { id })
      return { id, slug, reviewState, version }
    },
  }
}
