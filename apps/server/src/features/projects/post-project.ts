import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { arrangeDocuments, arrangePictures } from '#platform/arrange-files.ts'
import { invalidField } from '#platform/errors.ts'
import { arrangePlans, mostDocuments, mostPictures } from './arrange-parts.ts'
import { chooseSlug } from './choose-slug.ts'
import { contentOf, toColumns, type WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import { saveDocuments, savePictures, savePlans } from './project-parts.repository.ts'
import { addProject, reserveId } from './project-writes.repository.ts'
import { plannedPlans, storeFiles } from './store-files.ts'

type Posted = { id: number; slug: string; reviewState: 'pending'; version: number }
export type Circumstances = { language?: LanguageCode | undefined }

/** Posts a project for review. Files go to the store first; the row and its event follow together. */
export async function post(
  deps: ProjectDeps,
  lister: Member,
  project: WrittenProject,
  { language = 'en' }: Circumstances = {},
): Promise<Posted> {
  const { db, events, gate, drafts } = deps
  const ownerId = lister.accountId
  const content = await contentOf(deps, project)
  mustBeWhole(project)
  await gate.requireListingRights(lister)
  if (project.draftId) await drafts.mustBeThere(ownerId, project.draftId)
  const files = await storeFiles(deps, ownerId, project)

  return db.transaction().execute(async (tx) => {
    await gate.spend(tx, ownerId, 'project')
    if (project.draftId) await drafts.take(tx, ownerId, project.draftId)
    const id = await reserveId(tx)
    const slug = await chooseSlug(tx, id, [project.wishedSlug, content.title])
    const beginning = { id, ownerId, slug, language, metaMediaId: files.metaId ?? null }
    await addProject(tx, beginning, await toColumns(deps, content))
    await files.keep(tx)
    await savePictures(tx, id, [...(files.coverId ? [files.coverId] : []), ...files.galleryIds])
    await saveDocuments(tx, id, files.documentIds)
    await savePlans(tx, id, arrangePlans([], files.plans))
    await events.record(tx, { name: 'project.posted', subjectIds: [id], actorId: ownerId })
    return { id, slug, reviewState: 'pending' as const, version: 1 }
  })
}

/** Before anything is stored. Nothing can be removed from what is only beginning. */
function mustBeWhole(project: WrittenProject) {
  if (!project.titleImage) throw invalidField('titleImage', 'required')
  const { removedPictureIds, pictureOrder, removedDocumentIds, galleryImages = [], documents = [] } = project
  arrangePictures([], {
    removed: removedPictureIds,
    order: pictureOrder,
    hasCover: true,
    addedCount: galleryImages.length,
    most: mostPictures,
  })
  arrangeDocuments([], { removed: removedDocumentIds, addedCount: documents.length, most: mostDocuments })
  arrangePlans([], plannedPlans(project), project.removedPlanIds)
}
