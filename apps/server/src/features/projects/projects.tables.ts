import type { ReviewState } from '@gable/domain/listing-moves'
import type { ProjectType } from '@gable/domain/project-rules'
import type { Generated, GeneratedAlways } from 'kysely'

export type ProjectsTables = {
  project: {
    id: Generated<number>
    ownerId: number
    slug: string
    title: string
    description: string
    categoryId: number
    type: ProjectType
    reviewState: Generated<ReviewState>
    isActive: Generated<boolean>
    isGated: Generated<boolean>
    city: string
    state: string
    country: string
    address: string
    cityKey: string
    stateKey: string
    countryKey: string
    location: unknown
    videoLink: Generated<string>
    metaTitle: Generated<string>
    metaDescription: Generated<string>
    metaKeywords: Generated<string>
    metaMediaId: string | null
    words: unknown
    rejectReason: string | null
    submittedAt: Generated<Date>
    timesSubmitted: Generated<number>
    language: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    publishedAt: Date | null
    deletedAt: Date | null
    wasActive: boolean | null
  }
  projectSlug: { slug: string; projectId: number }
  projectPicture: { projectId: number; position: number; mediaId: string }
  projectDocument: { projectId: number; position: number; documentId: string }
  projectPlan: { id: GeneratedAlways<number>; projectId: number; position: number; title: string; documentId: string }
}
