import type { Db, Tx } from '#platform/db.ts'
import { selectManaged, toPoint, toVector } from '../listings/content.repository.ts'
import type { ListingTexts } from '../listings/texts/listing-texts.repository.ts'
import type { ArrangedPlan, SavedPlan } from './arrange-plans.ts'
import type { ProjectColumns, ProjectContent } from './project-content.ts'

export const toRow = ({ latitude, longitude, words, ...columns }: ProjectColumns) => ({
  ...columns,
  location: toPoint({ latitude, longitude }),
  words: toVector(words),
})

/** What is said about a project that the member manages, as the edit form begins with it. */
export async function findManagedContent(db: Db, texts: ListingTexts, accountId: number, id: number) {
  const row = await selectManaged(db, 'project', accountId, id)
    .select(['version', 'title', 'description', 'type', 'categoryId', 'city', 'state', 'country', 'address'])
    .select('textLanguage')
    .select(['videoLink', 'metaTitle', 'metaDescription', 'metaKeywords'])
    .select(['priceFromMinor', 'currency', 'unitCount', 'deliveryOn'])
    .executeTakeFirst()
  if (!row) return undefined
  const { ownerId, version, ...columns } = row
  const content: ProjectContent = { ...columns, translations: await texts.list(db, id) }
  return { ownerId, version, content }
}

const most = 100

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
  const remainingIds = plans.flatMap(({ id }) => id ?? [])
  const gone = tx.deleteFrom('projectPlan').where('projectId', '=', projectId)
  await (remainingIds.length > 0 ? gone.where('id', 'not in', remainingIds) : gone).execute()
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
    .select(['media.id', 'width', 'height', 'widths', 'placeholder', 'room'])
    .where('projectId', '=', projectId)
    .orderBy('position')
    .limit(most)
    .execute()
}
