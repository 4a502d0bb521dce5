import { moveOfEdit } from '@gable/domain/listing-moves'
import type { Member } from '#platform/access.ts'
import { arrangeDocuments, arrangePictures, nameStored } from '#platform/arrange-files.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { arrangePlans, mostDocuments, mostPictures } from './arrange-parts.ts'
import { chooseSlug } from './choose-slug.ts'
import { moveProject } from './move-project.ts'
import { changeContent, changedFields, toColumns, type WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'
import {
  listDocumentIds,
  listPictureIds,
  listPlans,
  saveDocuments,
  savePictures,
  savePlans,
} from './project-parts.repository.ts'
import { findOwnContent, type LockedProject, lockOwn, saveContent } from './project-writes.repository.ts'
import { plannedPlans, storeFiles, type StoredFiles } from './store-files.ts'

export type ProjectChanges = WrittenProject & { id: number }

/** Changes what was sent of an own project. No file is stored before it is certain that it is theirs as they saw it. */
export async function update(deps: ProjectDeps, lister: Member, changes: ProjectChanges) {
  const { db } = deps
  const ownerId = lister.accountId
  await planEdit(deps, db, ownerId, changes)
  const files = await storeFiles(deps, ownerId, changes)
  return db.transaction().execute(async (tx) => {
    const own = await lockOwn(tx, ownerId, changes.id)
    if (!own) throw notFound('Project')
    // Again, now that nobody else can change it.
    const edit = await planEdit(deps, tx, ownerId, changes, files)
    await files.keep(tx)
    await apply(deps, tx, { own, edit, files, changes })
    return finish(deps, tx, own, edit.changed)
  })
}

type Edit = Awaited<ReturnType<typeof planEdit>>

/** The project as it will be, or why it cannot be so. */
async function planEdit(deps: ProjectDeps, db: Db, ownerId: number, changes: ProjectChanges, files?: StoredFiles) {
  const { id, version } = changes
  const before = await findOwnContent(db, ownerId, id)
  if (!before) throw notFound('Project')
  if (version !== undefined && version !== before.version) {
    throw conflict('changed_meanwhile', 'Somebody else was faster', { version: before.version })
  }
  const content = await changeContent(deps, before.content, changes)
  const current = {
    pictures: await listPictureIds(db, id),
    documents: await listDocumentIds(db, id),
    plans: await listPlans(db, id),
  }
  const after = {
    pictures: arrangePictures(current.pictures, {
      removed: changes.removedPictureIds,
      order: changes.pictureOrder,
      hasCover: changes.titleImage !== undefined,
      addedCount: changes.galleryImages?.length ?? 0,
      most: mostPictures,
    }),
    documents: arrangeDocuments(current.documents, {
      removed: changes.removedDocumentIds,
      addedCount: changes.documents?.length ?? 0,
      most: mostDocuments,
    }),
    plans: arrangePlans(current.plans, files?.plans ?? plannedPlans(changes), changes.removedPlanIds),
  }
  const changed = [
    ...changedFields(before.content, content),
    ...(['pictures', 'documents', 'plans'] as const).filter((part) => !isSame(current[part], after[part])),
    ...(changes.metaImage ? ['metaImage'] : []),
  ]
  return { content, ...after, changed }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Application = { own: LockedProject; edit: Edit; files: StoredFiles; changes: ProjectChanges }

async function apply(deps: ProjectDeps, tx: Tx, { own, edit, files, changes }: Application) {
  const { id } = own
  if (changes.wishedSlug) own.slug = await chooseSlug(tx, id, [changes.wishedSlug, edit.content.title])
  own.version = await saveContent(tx, id, await toColumns(deps, edit.content), {
    slug: own.slug,
    ...(files.metaId && { metaMediaId: files.metaId }),
  })
  await savePictures(tx, id, nameStored(edit.pictures, { cover: files.coverId, added: files.galleryIds }))
  await saveDocuments(tx, id, nameStored(edit.documents, { added: files.documentIds }))
  await savePlans(tx, id, edit.plans)
}

/** History, and a new review where the edit asks for one. */
async function finish(deps: ProjectDeps, tx: Tx, own: LockedProject, changed: string[]) {
  const { id, slug, ownerId, reviewState, version } = own
  const edited = { name: 'project.changed', subjectIds: [id], actorId: ownerId, detail: { fields: changed } } as const
  const move = moveOfEdit(reviewState, changed, await deps.findRules())
  if (move) return moveProject(deps, tx, own, { move, actorId: ownerId, events: [edited] })
  await deps.events.record(tx, edited)
  return { id, slug, reviewState, version }
}
