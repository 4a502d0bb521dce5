import type { ListingKind } from '../listings/listing-kind.ts'

export const projectKind: ListingKind<'project'> = {
  name: 'project',
  jobPrefix: 'projects',
  ends: false,
  slugPrefix: 'project',
  maxPictures: 60,
  maxDocuments: 20,
  notices: { approved: 'projectApproved', rejected: 'projectRejected', ended: 'projectEnded' },
  pathOf: (slug) => `/project-details/${slug}`,
}
