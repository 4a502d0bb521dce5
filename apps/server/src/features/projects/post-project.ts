import type { Member } from '#platform/access.ts'
import { invalidField } from '#platform/errors.ts'
import { addListing } from '../listings/content.repository.ts'
import { planFiles } from '../listings/posting/edit-listing.ts'
import { type PostingOptions, postListing } from '../listings/posting/post-listing.ts'
import { arrangePlans } from './arrange-plans.ts'
import { contentOf, toColumns, type WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import { savePlans, toRow } from './project-content.repository.ts'
import { plannedPlans, storedPlans, storeProjectFiles } from './store-files.ts'

/** Posts a project for review. */
export async function post(
  deps: ProjectDeps,
  lister: Member,
  project: WrittenProject,
  { language }: PostingOptions = {},
) {
  const { core } = deps
  const content = await contentOf(deps, project, language)
  await assertComplete(deps, project)
  return postListing(core, lister, {
    language,
    draftId: project.draftId,
    slugRequests: [project.requestedSlug, content.title],
    store: () => storeProjectFiles(core.store, lister.accountId, project),
    async add(tx, beginning, files) {
      const row = toRow(await toColumns(deps, content))
      await addListing(tx, 'project', { ...beginning, ...row, metaMediaId: files.metaId ?? null })
      await core.texts.save(tx, beginning.id, content.translations)
      await savePlans(tx, beginning.id, arrangePlans([], storedPlans(project, files)))
    },
  })
}

/** Before anything is stored. Nothing can be removed from what is only beginning. */
async function assertComplete({ core, db }: ProjectDeps, project: WrittenProject) {
  if (!project.titleImage) throw invalidField('titleImage', 'required')
  await planFiles(core, db, undefined, project)
  arrangePlans([], plannedPlans(project), project.removedPlanIds)
}
