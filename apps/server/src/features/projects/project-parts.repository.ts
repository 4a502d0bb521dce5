import type { Db, Tx } from '#platform/db.ts'
import type { ArrangedPlan, SavedPlan } from './arrange-parts.ts'

const most = 100

export async function listPictureIds(db: Db, projectId: number): Promise<string[]> {
  const rows = db.selectFrom('projectPicture').select('mediaId').where('projectId', '=', projectId)
  return (await rows.orderBy('position').limit(most).execute()).map(({ mediaId }) => mediaId)
}

/** The pictures of a project in this order, the cover first; those that are not named are no longer its own. */
export async function savePictures(tx: Tx, projectId: number, mediaIds: string[]) {
  await tx.deleteFrom('projectPicture').where('projectId', '=', projectId).execute()
  const rows = mediaIds.map((mediaId, position) => ({ projectId, position, mediaId }))
  if (rows.length > 0) await tx.insertInto('projectPicture').values(rows).execute()
}

export async function listDocumentIds(db: Db, projectId: number): Promise<string[]> {
  const rows = db.selectFrom('projectDocument').select('documentId').where('projectId', '=', projectId)
  return (await rows.orderBy('position').limit(most).execute()).map(({ documentId }) => documentId)
}

export async function saveDocuments(tx: Tx, projectId: number, documentIds: string[]) {
  await tx.deleteFrom('projectDocument').where('projectId', '=', projectId).execute()
  const rows = documentIds.map((documentId, position) => ({ projectId, position, documentId }))
  if (rows.length > 0) await tx.insertInto('projectDocument').values(rows).execute()
}

export async function listPlans(db: Db, projectId: number): Promise<SavedPlan[]> {
  return db
    .selectFrom('projectPlan')
    .select(['id', 'title', 'documentId'])
    .where('projectId', '=', projectId)
    .orderBy('position')
    .limit(most)
    .execute()
}

/** Plans keep their ids for ever: a form that was opened before still names the right one. */
export async function savePlans(tx: Tx, projectId: number, plans: ArrangedPlan[]) {
  const kept = plans.flatMap(({ id }) => id ?? [])
  const gone = tx.deleteFrom('projectPlan').where('projectId', '=', projectId)
  await (kept.length > 0 ? gone.where('id', 'not in', kept) : gone).execute()
  for (const [position, { id, title, documentId }] of plans.entries()) {
    const row = { projectId, position, title, documentId }
    if (id === undefined) await tx.insertInto('projectPlan').values(row).execute()
    else await tx.updateTable('projectPlan').set(row).where('id', '=', id).where('projectId', '=', projectId).execute()
  }
}

/** Every picture of a project with what it is for, the cover first. */
export async function listPicturesOf(db: Db, projectId: number) {
  return db
    .selectFrom('projectPicture')
    .innerJoin('media', 'media.id', 'projectPicture.mediaId')
    .select(['media.id', 'width', 'height', 'widths', 'placeholder'])
    .where('projectId', '=', projectId)
    .orderBy('position')
    .limit(most)
    .execute()
}
