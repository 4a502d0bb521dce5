import type { NotificationChannel, NotificationChoices, NotificationKind } from '@gable/domain/notification-kinds'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type NotificationsTables = {
  notification: {
    id: GeneratedAlways<number>
    accountId: number
    kind: NotificationKind
    listingKind: string | null
    listingId: number | null
    actorId: number | null
    detail: JSONColumnType<Record<string, unknown>>
    language: string | null
    mailTo: string | null
    key: string | null
    isListed: boolean
    readAt: Date | null
    createdAt: Generated<Date>
  }
  notificationDelivery: {
    notificationId: number
    channel: NotificationChannel
    accountId: number
    state: 'waiting' | 'claimed' | 'sent' | 'skipped' | 'failed'
    dueAt: Date
    claimedBy: string | null
    claimedAt: Date | null
    finishedAt: Date | null
  }
  siteSecret: { name: string; sealed: Buffer; createdAt: Generated<Date> }
  notificationSettings: {
    accountId: number
    choices: JSONColumnType<NotificationChoices>
    quietFrom: number | null
    quietUntil: number | null
    timeZone: Generated<string>
    digest: Generated<'at_once' | 'daily'>
    language: string | null
    readUpTo: Generated<number>
  }
}
