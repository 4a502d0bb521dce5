import type { PromotionState, PromotionType } from '@gable/domain/promotion-moves'
import type { Generated, GeneratedAlways } from 'kysely'

export type PromotedKind = 'property' | 'project'

export type PromotionsTables = {
  advertisement: {
    id: GeneratedAlways<number>
    accountId: number
    /** Exactly one of the two. */
    propertyId: number | null
    projectId: number | null
    type: PromotionType
    state: PromotionState
    useId: number | null
    days: number
    reason: Generated<string>
    lot: Generated<number>
    startsAt: Date | null
    endsAt: Date | null
    pausedAt: Date | null
    createdAt: Generated<Date>
    decidedAt: Date | null
  }
}
