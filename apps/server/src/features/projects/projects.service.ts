import type { Member } from '#platform/access.ts'
import { post, type Circumstances } from './post-project.ts'
import type { WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import { createProjectSwitches } from './project-switches.ts'
import { removeSomeOf } from './project-writes.repository.ts'
import type { ReadingService } from './reading.service.ts'
import { update } from './update-project.ts'

const batch = 200

export type ProjectsService = ReturnType<typeof createProjectsService>

export function createProjectsService(deps: ProjectDeps, reading: ReadingService) {
  return {
    ...reading,
    ...createProjectSwitches(deps),

    /** One call for both: what has an id is there already. */
    save: ({ id, ...project }: WrittenProject, lister: Member, circumstances?: Circumstances) =>
      id === undefined ? post(deps, lister, project, circumstances) : update(deps, lister, { ...project, id }),

    async eraseAllOf(ownerId: number) {
      while ((await removeSomeOf(deps.db, ownerId, batch)) > 0);
    },
  }
}
