import type { Member } from '#platform/access.ts'
import { notFound } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { createSoftDeletion } from '#platform/soft-deletion.ts'
import { moveProject } from './move-project.ts'
import type { ProjectDeps } from './project-deps.ts'
import { lockOwn, raise } from './project-writes.repository.ts'
import { eraseProject } from './projects.jobs.ts'

/** Long enough to see the notice and change one's mind. */
const undoSeconds = 30
const deletion = createSoftDeletion('project')

/** What a lister does to a project with one click. */
export function createProjectSwitches(deps: Pick<ProjectDeps, 'db' | 'events' | 'gate'>) {
  const { db, events, gate } = deps
  return {
    async setActive({ accountId }: Member, id: number, isActive: boolean) {
      return db.transaction().execute(async (tx) => {
        const own = await lockOwn(tx, accountId, id)
        if (!own) throw notFound('Project')
        if (own.isActive === isActive) return { id, isActive }
        await raise(tx, id, { isActive })
        const name = isActive ? 'project.activated' : 'project.deactivated'
        await events.record(tx, { name, subjectIds: [id], actorId: accountId })
        return { id, isActive }
      })
    },

    /** Saving what is over does not begin it anew; this does, and counts as a new one. */
    async renew({ accountId }: Member, id: number) {
      return db.transaction().execute(async (tx) => {
        const own = await lockOwn(tx, accountId, id)
        if (!own) throw notFound('Project')
        const renewed = await moveProject(deps, tx, own, { move: 'renew', actorId: accountId })
        await gate.spend(tx, accountId, 'project')
        return renewed
      })
    },

    async delete({ accountId }: Member, id: number) {
      return db.transaction().execute(async (tx) => {
        if (!(await deletion.mark(tx, accountId, id))) throw notFound('Project')
        await events.record(tx, { name: 'project.deleted', subjectIds: [id], actorId: accountId })
        await enqueue(tx, eraseProject, { projectId: id }, { afterSeconds: undoSeconds + 5 })
        return { restoreUntil: new Date(Date.now() + undoSeconds * 1000).toISOString() }
      })
    },

    async restore({ accountId }: Member, id: number) {
      return db.transaction().execute(async (tx) => {
        const restored = await deletion.unmark(tx, accountId, id, undoSeconds)
        if (!restored) throw notFound('Project')
        await events.record(tx, { name: 'project.restored', subjectIds: [id], actorId: accountId })
        return restored
      })
    },

    /** The job. Its files belong to nothing afterwards and are swept. */
    async eraseDeleted({ projectId }: { projectId: number }) {
      await db.transaction().execute(async (tx) => {
        if (!(await deletion.remove(tx, projectId, undoSeconds))) return
        await events.record(tx, { name: 'project.erased', subjectIds: [projectId], actorId: null })
      })
    },
  }
}
