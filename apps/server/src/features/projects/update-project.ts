import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import { editListing, isSame, assertCurrentVersion, changedLooks, planFiles } from '../listings/posting/edit-listing.ts'
import type { StoredFiles } from '../listings/posting/store-files.ts'
import { arrangePlans } from './arrange-plans.ts'
import { changeContent, changedFields, toColumns, type WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import { findOwnContent, listPlans, savePlans, toRow } from './project-content.repository.ts'
import { plannedPlans, storedPlans, storeProjectFiles } from './store-files.ts'

export type ProjectChanges = WrittenProject & { id: number }

/** Changes what was sent of an own project. */
export async function update(deps: ProjectDeps, lister: Member, changes: ProjectChanges) {
  const { core } = deps
  const { id, requestedSlug } = changes
  return editListing(core, lister, {
    id,
    requestedSlug,
    store: () => storeProjectFiles(core.store, lister.accountId, changes),
    plan: (db, files) => planEdit(deps, db, lister.accountId, changes, files),
    async save(tx, { slug }, { content, plans }, { metaId }) {
      const row = { ...toRow(await toColumns(deps, content)), slug, ...(metaId && { metaMediaId: metaId }) }
      const version = await core.rows.update(tx, id, row)
      await savePlans(tx, id, plans)
      return version
    },
  })
}

/** The project as it will be, or why it cannot be so. */
async function planEdit(deps: ProjectDeps, db: Db, ownerId: number, changes: ProjectChanges, stored?: StoredFiles) {
  const { id, version } = changes
  const known = await findOwnContent(db, ownerId, id)
  if (!known) throw notFound('Project')
  assertCurrentVersion(known.version, version)
  const content = await changeContent(deps, known.content, changes)
  const { before, after } = await planFiles(deps.core, db, id, changes)
  const plansBefore = await listPlans(db, id)
  const wishes = stored ? storedPlans(changes, stored) : plannedPlans(changes)
  const plans = arrangePlans(plansBefore, wishes, changes.removedPlanIds)
  const changed = [
    ...changedFields(known.content, content),
    ...(['pictures', 'documents'] as const).filter((part) => !isSame(before[part], after[part])),
    ...changedLooks(changes),
    ...(isSame(plansBefore, plans) ? [] : ['plans']),
    ...(changes.metaImage ? ['metaImage'] : []),
  ]
  return { content, plans, changed, files: after, slugTitle: content.title }
}
