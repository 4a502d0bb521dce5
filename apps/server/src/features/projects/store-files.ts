import { type FileStore, storeFiles, type StoredFiles } from '../listings/posting/store-files.ts'
import type { PlanWish } from './arrange-plans.ts'
import type { WrittenProject } from './project-content.ts'

/** A plan brings a document of its own. */
export const storeProjectFiles = (store: FileStore, ownerId: number, project: WrittenProject) =>
  storeFiles(store, ownerId, project, { documents: project.plans?.map(({ document }) => document) ?? [] })

/** The plans with the ids of their documents, which come in the order of those plans that brought one. */
export function storedPlans({ plans = [] }: WrittenProject, { extraDocumentIds }: StoredFiles): PlanWish[] {
  let next = 0
  return plans.map(({ id, title, document }) => ({
    id,
    title,
    documentId: document ? extraDocumentIds[next++] : undefined,
  }))
}

/** Before anything is stored: what would be refused afterwards is refused at once. */
export const plannedPlans = ({ plans = [] }: WrittenProject): PlanWish[] =>
  plans.map(({ id, title, document }) => ({ id, title, documentId: document ? 'to be stored' : undefined }))
