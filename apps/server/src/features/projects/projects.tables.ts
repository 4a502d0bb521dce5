import type { ProjectType } from '@gable/domain/project-rules'
import type { Generated, GeneratedAlways } from 'kysely'
import type { ListingPartTables, ListingTable } from '../listings/listings.tables.ts'

export type ProjectsTables = ListingPartTables<'project'> & {
  project: ListingTable & {
    type: ProjectType
    isGated: Generated<boolean>
    metaMediaId: string | null
  }
  projectPlan: { id: GeneratedAlways<number>; projectId: number; position: number; title: string; documentId: string }
}
