import type { DraftContent, DraftKind } from '@gable/contract/drafts'
import type { Generated, JSONColumnType } from 'kysely'

export type DraftsTables = {
  propertyDraft: {
    id: string
    ownerId: number
    kind: Generated<DraftKind>
    /** Which listing is being changed; nothing for one that is only beginning. */
    listingId: number | null
    revision: Generated<number>
    step: string
    content: JSONColumnType<DraftContent>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  draftUpload: { draftId: string; uploadId: string }
}
