import {
  isUrgentKind,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
} from '@gable/domain/notification-kinds'
import { afterCommit } from '#platform/after-commit.ts'
import type { Tx } from '#platform/db.ts'
import type { Tell } from '#platform/live.ts'
import { enqueueAll } from '#platform/jobs.ts'
import { decideDelivery } from './decide-delivery.ts'
import { addDeliveries } from './deliveries.repository.ts'
import { type DetailOf, notificationDetails } from './notification-details.ts'
import { deliver } from './notifications.jobs.ts'
import { addNotifications } from './notifications.repository.ts'
import { findPreferences } from './settings.repository.ts'

type Facts = {
  /** The account that is told. */
  to: number
  /** What it is about. Its title, picture and address are looked up when somebody reads, by what that reader may see. */
  about?: { kind: string; id: number }
  /** Who caused it; texts call them by the name that they have when somebody reads. */
  actorId?: number
  /** In which the mail is written; else as the reader's settings say. */
  language?: string
  /** The same key for the same reader is the same notification, so that a job may be repeated. */
  key?: string
  /** Instead of to the account's address. */
  mailTo?: string
}

export type NewNotification = {
  [Kind in NotificationKind]: Facts & { kind: Kind; detail: DetailOf<Kind> }
}[NotificationKind]

/** Tells members something, in the transaction of what it tells about. */
export type Notify = (tx: Tx, ...notifications: NewNotification[]) => Promise<void>

/** More readers are told by a job, some at a time: a change must not wait for all who want to know of it. */
const maxAtOnce = 500

const sentChannels = notificationChannels.filter((channel) => channel !== 'app')

/** Whoever has a page open hears of it when the change is committed. */
export const createNotify =
  (tell: Tell): Notify =>
  async (tx, ...notifications) => {
    const accountIds = await addToOutbox(tx, notifications)
    afterCommit(tx, () => tell(accountIds, 'unread'))
  }

/** A fixed number of statements, however many are told; answers whose list has grown. */
async function addToOutbox(tx: Tx, notifications: NewNotification[]): Promise<number[]> {
  if (notifications.length === 0) return []
  if (notifications.length > maxAtOnce) throw new Error(`At most ${maxAtOnce} are told at once; a job tells more`)
  const now = new Date()
  const preferences = await findPreferences(tx, [...new Set(notifications.map(({ to }) => to))])
  const decided = notifications.flatMap((notification) => {
    const wanted = preferences.get(notification.to)
    // Whoever is gone is told nothing.
    if (!wanted) return []
    const decisions = decideDelivery(now, wanted, { kind: notification.kind, createdAt: now })
    return [{ notification, decisions }]
  })
  const ids = await addNotifications(
    tx,
    decided.map(({ notification, decisions }) => ({ ...toRow(notification), isListed: decisions.app === 'now' })),
  )
  const deliveries = decided.flatMap(({ notification, decisions }, index) => {
    const id = ids[index]
    if (id === undefined) return []
    return sentChannels.flatMap((channel) => {
      const decision = decisions[channel]
      if (decision === 'never') return []
      const dueAt = decision === 'now' ? now : decision.at
      const isUrgent = isUrgentKind(notification.kind)
      return [{ notificationId: id, channel, accountId: notification.to, dueAt, isUrgent }]
    })
  })
  await addDeliveries(tx, deliveries)
  await enqueueDue(tx, deliveries, now)
  const listed = decided.filter(({ decisions }, index) => ids[index] !== undefined && decisions.app === 'now')
  return [...new Set(listed.map(({ notification }) => notification.to))]
}

type Due = { notificationId: number; channel: NotificationChannel; dueAt: Date; isUrgent?: boolean }

/** One statement for all that leave at the same time: as a rule now. */
export async function enqueueDue(tx: Tx, deliveries: Due[], now: Date) {
  const byTime = Map.groupBy(deliveries, ({ dueAt }) => dueAt.getTime())
  for (const [time, due] of byTime) {
    const afterSeconds = Math.max(0, (time - now.getTime()) / 1000)
    const payloads = due.map(({ notificationId, channel, isUrgent }) => ({ notificationId, channel, isUrgent }))
    await enqueueAll(tx, deliver, payloads, { afterSeconds })
  }
}

const toRow = ({ to, kind, detail, about, actorId, language, key, mailTo }: NewNotification) => ({
  accountId: to,
  kind,
  detail: notificationDetails[kind].parse(detail),
  listingKind: about?.kind ?? null,
  listingId: about?.id ?? null,
  actorId: actorId ?? null,
  language: language ?? null,
  key: key ?? null,
  mailTo: mailTo ?? null,
})
