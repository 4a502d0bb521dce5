import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { invalidRequest } from '#platform/errors.ts'
import { recordEvent } from '#platform/events.ts'
import { type Attempt, findEarlierAnswer, transactOnce } from '#platform/idempotency.ts'
import { arrangeDocuments, arrangePictures, arrangePlans } from './arrange-parts.ts'
import { chooseSlug } from './choose-slug.ts'
import { contentOf, toColumns, type WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import { saveDocuments, savePictures, savePlans } from './project-parts.repository.ts'
import { addProject, reserveId } from './project-writes.repository.ts'
import { plannedPlans, storeFiles } from './store-files.ts'

type Posted = { id: number; slug: string; reviewState: 'pending'; version: number }
export type Circumstances = { attempt?: Attempt | undefined; language?: LanguageCode | undefined }

/** Posts a project for review. Files go to the store first; the row and its event follow together. */
export async function post(
  deps: ProjectDeps,
  lister: Member,
  project: WrittenProject,
  { attempt, language = 'en' }: Circumstances = {},
): Promise<Posted> {
  const { db, gate, drafts } = deps
  const ownerId = lister.accountId
  const content = await contentOf(deps, project)
  mustBeWhole(project)
  const earlier = attempt && (await findEarlierAnswer(db, attempt))
  if (earlier) return earlier.answer as Posted
  await gate.mustMayList(lister)
  if (project.draftId) await drafts.mustBeThere(ownerId, project.draftId)
  const files = await storeFiles(deps, ownerId, project)

  return transactOnce(db, attempt, async (tx) => {
    await gate.spend(tx, ownerId, 'project')
    if (project.draftId) await drafts.take(tx, ownerId, project.draftId)
    const id = await reserveId(tx)
    const slug = await chooseSlug(tx, id, [project.wishedSlug, content.title])
    const beginning = { id, ownerId, slug, language, metaMediaId: files.metaId ?? null }
    await addProject(tx, beginning, await toColumns(deps, content))
    await files.keep(tx)
    await savePictures(tx, id, arrangePictures([], { cover: files.coverId, added: files.galleryIds }))
    await saveDocuments(tx, id, arrangeDocuments([], [], files.documentIds))
    await savePlans(tx, id, arrangePlans([], files.plans))
    await recordEvent(tx, { name: 'project.posted', subjectId: id, actorId: ownerId })
    return { id, slug, reviewState: 'pending' as const, version: 1 }
  })
}

/** Before anything is stored. Nothing can be removed from what is only beginning. */
function mustBeWhole(project: WrittenProject) {
  if (!project.titleImage) throw invalidRequest(400, 'titleImage: required')
  arrangePictures([], { removed: project.removedPictureIds, order: project.pictureOrder, added: [] })
  arrangeDocuments([], project.removedDocumentIds)
  arrangePlans([], plannedPlans(project), project.removedPlanIds)
}
