import { isUrgentKind, type NotificationChannel, notificationKindNames } from '@gable/domain/notification-kinds'
import type { Db } from '#platform/db.ts'
import { type Decision, decideDelivery, isDigested } from './decide-delivery.ts'
import { claim, claimDue, finish, findUnfinished, postpone } from './deliveries.repository.ts'
import { listNotificationsById, type NotificationRow } from './notifications.repository.ts'
import { findPreferences, type Recipient } from './settings.repository.ts'
import { enqueueDue } from './notify.ts'

/**
 * Sends to one recipient: one notification, or what a digest holds. Skips where there is nobody to reach or nothing left
 * to tell; throws when it could not, and is asked again.
 */
export type Channel = (recipient: Recipient, rows: NotificationRow[], isDigest: boolean) => Promise<'sent' | 'skipped'>
export type Channels = Partial<Record<NotificationChannel, Channel>>

type Wanted = { notificationId: number; channel: NotificationChannel }

/** A mail holds no more; the rest follows in the next one. */
const maxInDigest = 30
const digestKinds = notificationKindNames.filter((kind) => !isUrgentKind(kind))

/** The job. Whatever comes twice, late or after a crash: of all attempts one sends, and what failed waits again. */
export function createDeliverer({ db, channels }: { db: Db; channels: Channels }) {
  return async (wanted: Wanted, jobId: string) => {
    const { channel } = wanted
    const unfinished = await findUnfinished(db, wanted)
    if (!unfinished) return undefined
    const { accountId, kind } = unfinished
    const recipient = (await findPreferences(db, [accountId])).get(accountId)
    const isDigest = channel === 'mail' && recipient !== undefined && isDigested(recipient, kind)
    const due = { ...wanted, accountId, kinds: digestKinds, limit: maxInDigest }
    const ids = isDigest ? await claimDue(db, due, jobId) : await claim(db, wanted, jobId)
    if (ids.length === 0) return undefined
    if (!recipient) return finish(db, { ids, channel }, jobId, 'skipped')
    const rows = await listNotificationsById(db, ids)
    const decided = decideAll(rows, recipient, channel)
    await finish(db, { ids: decided.never, channel }, jobId, 'skipped')
    await postponeAll(db, decided.later, channel, jobId)
    const told = rows.filter(({ id }) => decided.now.includes(id))
    if (told.length === 0) return undefined
    const send = async () => (await channels[channel]?.(recipient, told, isDigest)) ?? 'skipped'
    const outcome = await send().catch(async (error: unknown) => {
      await finish(db, { ids: decided.now, channel }, jobId, 'waiting')
      throw error
    })
    return finish(db, { ids: decided.now, channel }, jobId, outcome)
  }
}

function decideAll(rows: NotificationRow[], recipient: Recipient, channel: NotificationChannel) {
  const now = new Date()
  const decisions = rows.map((row) => ({ id: row.id, decision: decideDelivery(now, recipient, row)[channel] }))
  const idsOf = (wanted: Decision) => decisions.flatMap(({ id, decision }) => (decision === wanted ? id : []))
  const later = decisions.flatMap(({ id, decision }) =>
    typeof decision === 'object' ? { id, dueAt: decision.at } : [],
  )
  return { now: idsOf('now'), never: idsOf('never'), later }
}

async function postponeAll(db: Db, later: { id: number; dueAt: Date }[], channel: NotificationChannel, jobId: string) {
  if (later.length === 0) return
  await db.transaction().execute(async (tx) => {
    for (const { id, dueAt } of later) await postpone(tx, { notificationId: id, channel, dueAt }, jobId)
    const due = later.map(({ id, dueAt }) => ({ notificationId: id, channel, dueAt }))
    await enqueueDue(tx, due, new Date())
  })
}
