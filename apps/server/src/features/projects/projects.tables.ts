import type { ProjectType } from '@gable/domain/project-rules'
import type { Generated, GeneratedAlways } from 'kysely'
import type { ListingPartTables, ListingTable } from '../listings/listings.tables.ts'

export type ProjectsTables = ListingPartTables<'project'> & {
  project: ListingTable & {
    type: ProjectType
    isGated: Generated<boolean>
    priceFromMinor: number | null
    currency: string | null
    unitCount: number | null
    deliveryOn: string | null
    metaMediaId: string | null
  }
  projectPlan: { id: GeneratedAlways<number>; projectId: number; position: number; title: string; documentId: string }
}
