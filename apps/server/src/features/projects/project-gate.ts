import type { Member } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import type { ReviewService } from '../listings/review/review.service.ts'
import type { ProjectDeps } from './project-deps.ts'

type Change = ReviewService<'project', { id: number }>['change']

/** Staff decide whether the page of a project is for everybody. */
export const createProjectGate = ({ core }: Pick<ProjectDeps, 'core'>, change: Change) => ({
  async setGated({ accountId: actorId }: Member, id: number, isGated: boolean) {
    return change(id, async (tx) => {
      await core.rows.update(tx, id, { isGated })
      const detail = { fields: ['isGated'] }
      await core.events.record(tx, { name: 'project.changed', subjectIds: [id], actorId, detail })
      const object = { kind: 'project', id }
      await recordAudit(tx, { action: 'project.gate', actorId, object, detail: { after: isGated } })
      return { id, isGated }
    })
  },
})
