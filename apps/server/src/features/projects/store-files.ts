import type { FilePart, ReceivedFile } from '@gable/contract/wire'
import type { Tx } from '#platform/db.ts'
import type { PlanWish } from './arrange-parts.ts'
import type { WrittenProject } from './project-content.ts'
import type { ProjectDeps } from './project-deps.ts'

export type StoredFiles = Awaited<ReturnType<typeof storeFiles>>

/** Puts what came with a project into the store; whatever no row points to in the end is swept. */
export async function storeFiles(
  { media, documents }: Pick<ProjectDeps, 'media' | 'documents'>,
  ownerId: number,
  project: WrittenProject,
) {
  const { titleImage, galleryImages = [], metaImage, plans = [] } = project
  const [[cover], gallery, [meta], papers, sheets] = await Promise.all([
    media.storeOriginals(ownerId, received([titleImage])),
    media.storeOriginals(ownerId, received(galleryImages)),
    media.storeOriginals(ownerId, received([metaImage])),
    documents.store(ownerId, received(project.documents ?? [])),
    documents.store(ownerId, received(plans.map(({ document }) => document))),
  ])
  // The cover first: cards show nothing else, so its variants are made before all others.
  const pictures = [...(cover ? [cover] : []), ...gallery, ...(meta ? [meta] : [])]
  return {
    coverId: cover?.id,
    galleryIds: gallery.map(({ id }) => id),
    metaId: meta?.id,
    documentIds: papers.map(({ id }) => id),
    plans: joinSheets(
      plans,
      sheets.map(({ id }) => id),
    ),
    async keep(tx: Tx) {
      await media.addToLibrary(tx, pictures)
      await documents.keep(tx, [...papers, ...sheets])
    },
  }
}

const received = (files: (FilePart | undefined)[]) => files.filter((file) => file !== undefined) as ReceivedFile[]

/** Sheets come in the order of those plans that brought one. */
function joinSheets(plans: NonNullable<WrittenProject['plans']>, sheetIds: string[]): PlanWish[] {
  let next = 0
  return plans.map(({ id, title, document }) => ({ id, title, documentId: document ? sheetIds[next++] : undefined }))
}

/** Before anything is stored: what would be refused afterwards is refused at once. */
export const plannedPlans = ({ plans = [] }: WrittenProject): PlanWish[] =>
  plans.map(({ id, title, document }) => ({ id, title, documentId: document ? 'to be stored' : undefined }))
