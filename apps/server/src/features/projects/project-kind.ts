import type { ListingKind } from '../listings/listing-kind.ts'

export const projectKind: ListingKind<'project'> = {
  name: 'project',
  jobPrefix: 'projects',
  ends: false,
  slugPrefix: 'project',
  maxPictures: 60,
  maxDocuments: 20,
  moreFiles: [
    { table: 'project', listing: 'id', media: 'meta_media_id' },
    { table: 'project_plan', listing: 'project_id', document: 'document_id' },
  ],
  notices: { approved: 'projectApproved', rejected: 'projectRejected', ended: 'projectEnded' },
  pathOf: (slug) => `/project-details/${slug}`,
}
