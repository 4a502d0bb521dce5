import type { DaysOff, ViewingWindow } from '@gable/domain/viewing-times'
import type { ViewingState } from '@gable/domain/viewing-moves'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type ListingKindName = 'property' | 'project'
type Json<Value> = ColumnType<Value, string, string>

export type ViewingsTables = {
  viewingTimes: {
    id: GeneratedAlways<number>
    listerId: number
    listingKind: ListingKindName | 'all'
    listingId: number
    lengthMinutes: number
    pauseMinutes: number
    noticeHours: number
    timeZone: string
    place: Generated<string>
    videoLink: Generated<string>
    windows: Json<ViewingWindow[]>
    daysOff: Json<DaysOff[]>
  }
  viewing: {
    id: GeneratedAlways<number>
    calendarId: Generated<string>
    listerId: number
    visitorId: number
    listingKind: ListingKindName
    listingId: number
    state: ViewingState
    isHeld: boolean
    startsAt: Date
    endsAt: Date
    timeZone: string
    place: Generated<string>
    videoLink: Generated<string>
    message: Generated<string>
    reason: Generated<string>
    sequence: Generated<number>
    remindAt: Date | null
    rating: number | null
    feedback: Generated<string>
    createdAt: Generated<Date>
    changedAt: Generated<Date>
  }
  viewingCalendar: {
    accountId: number
    tokenHash: Buffer
    language: string
    createdAt: Generated<Date>
  }
}
