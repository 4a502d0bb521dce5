import type { Member } from '#platform/access.ts'
import type { composeListings } from '../listings/compose-listings.ts'
import type { Circumstances } from '../listings/posting/post-listing.ts'
import { post } from './post-project.ts'
import type { WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import type { ReadingService } from './reading.service.ts'
import { update } from './update-project.ts'

type Listings = Pick<ReturnType<typeof composeListings>, 'switches' | 'renew'>
export type ProjectsService = ReturnType<typeof createProjectsService>

export function createProjectsService(deps: ProjectDeps, reading: ReadingService, { switches, renew }: Listings) {
  return {
    ...reading,
    ...switches,

    /** One call for both: what has an id is there already. */
    save: ({ id, ...project }: WrittenProject, lister: Member, circumstances?: Circumstances) =>
      id === undefined ? post(deps, lister, project, circumstances) : update(deps, lister, { ...project, id }),

    /** Saving what is over does not begin it anew; this does. */
    async renew(lister: Member, id: number) {
      const { slug, reviewState, version } = await renew(lister, { id })
      return { id, slug, reviewState, version }
    },
  }
}
