import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import { assertCurrentVersion, changedFiles, editListing, isSame, planFiles } from '../listings/posting/edit-listing.ts'
import type { StoredFiles } from '../listings/posting/store-files.ts'
import { arrangePlans } from './arrange-plans.ts'
import { changeContent, changedFields, toColumns, type WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import { findManagedContent, listPlans, savePlans, toRow } from './project-content.repository.ts'
import { plannedPlans, storedPlans, storeProjectFiles } from './store-files.ts'

export type ProjectChanges = WrittenProject & { id: number }

/** Changes what was sent of a project that the member manages. */
export async function update(deps: ProjectDeps, member: Member, changes: ProjectChanges) {
  const { core } = deps
  const { id, requestedSlug } = changes
  return editListing(core, member, {
    id,
    requestedSlug,
    store: (ownerId) => storeProjectFiles(core.store, ownerId, changes),
    plan: (db, files) => planEdit(deps, db, member.accountId, changes, files),
    async save(tx, { slug }, { content, plans }, { metaId }) {
      const row = { ...toRow(await toColumns(deps, content)), slug, ...(metaId && { metaMediaId: metaId }) }
      const version = await core.rows.update(tx, id, row)
      if (changes.translations) await core.texts.save(tx, id, content.translations)
      await savePlans(tx, id, plans)
      return version
    },
  })
}

/** The project as it will be, or why it cannot be so. */
async function planEdit(deps: ProjectDeps, db: Db, accountId: number, changes: ProjectChanges, stored?: StoredFiles) {
  const { id, version } = changes
  const known = await findManagedContent(db, deps.core.texts, accountId, id)
  if (!known) throw notFound('Project')
  assertCurrentVersion(known.version, version)
  const content = await changeContent(deps, known.content, changes)
  const files = await planFiles(deps.core, db, id, changes)
  const plansBefore = await listPlans(db, id)
  const wishes = stored ? storedPlans(changes, stored) : plannedPlans(changes)
  const plans = arrangePlans(plansBefore, wishes, changes.removedPlanIds)
  const changed = [
    ...changedFields(known.content, content),
    ...changedFiles(files, changes),
    ...(isSame(plansBefore, plans) ? [] : ['plans']),
    ...(changes.metaImage ? ['metaImage'] : []),
  ]
  return { ownerId: known.ownerId, content, plans, changed, files: files.after, slugTitle: content.title }
}
