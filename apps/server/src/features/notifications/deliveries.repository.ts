import type { NotificationChannel, NotificationKind } from '@gable/domain/notification-kinds'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

type NewDelivery = { notificationId: number; channel: NotificationChannel; accountId: number; dueAt: Date }
type Delivery = { notificationId: number; channel: NotificationChannel }

/** A job that has not been heard of for so long is dead, and another one goes on. */
const claimSeconds = 300

export async function addDeliveries(tx: Tx, deliveries: NewDelivery[]) {
  if (deliveries.length === 0) return
  await tx
    .insertInto('notificationDelivery')
    .values(
      deliveries.map(({ notificationId, channel, accountId, dueAt }) => ({
        notificationId,
        channel,
        accountId,
        dueAt,
        state: 'waiting' as const,
      })),
    )
    .execute()
}

/** Still to be sent, by whomever. */
export async function findUnfinished(db: Db, { notificationId, channel }: Delivery) {
  return db
    .selectFrom('notificationDelivery as delivery')
    .innerJoin('notification', 'notification.id', 'delivery.notificationId')
    .select(['delivery.accountId', 'notification.kind'])
    .where('notificationId', '=', notificationId)
    .where('channel', '=', channel)
    .where('state', 'in', ['waiting', 'claimed'])
    .executeTakeFirst()
}

const isFree = (jobId: string) => sql<boolean>`(state = 'waiting' or state = 'claimed' and (claimed_by = ${jobId}
  or claimed_at < now() - make_interval(secs => ${claimSeconds})))`

/** One statement compares and takes: of several jobs for one delivery, one sends. The same job may come again. */
export async function claim(db: Db, { notificationId, channel }: Delivery, jobId: string): Promise<number[]> {
  const { numAffectedRows = 0n } = await sql`
    update notification_delivery set state = 'claimed', claimed_by = ${jobId}, claimed_at = now()
    where notification_id = ${notificationId} and channel = ${channel} and ${isFree(jobId)}`.execute(db)
  return numAffectedRows > 0n ? [notificationId] : []
}

type DueOf = Delivery & { accountId: number; kinds: NotificationKind[]; limit: number }

/** The same with whatever else of these kinds waits for one reader and is due: who comes second waits, and finds none. */
export async function claimDue(
  db: Db,
  { notificationId, accountId, channel, kinds, limit }: DueOf,
  jobId: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update notification_delivery set state = 'claimed', claimed_by = ${jobId}, claimed_at = now()
    where channel = ${channel} and notification_id in (
      select notification_id from notification_delivery delivery
      join notification on notification.id = notification_id and kind = any(${kinds}::text[])
      where delivery.account_id = ${accountId} and channel = ${channel}
        and (due_at <= now() or notification_id = ${notificationId}) and state in ('waiting', 'claimed') and ${isFree(jobId)}
      order by notification_id limit ${limit} for update of delivery)
    returning notification_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

type Claimed = { ids: number[]; channel: NotificationChannel }

/** Only by the job that has claimed them. */
export async function finish(db: Db, { ids, channel }: Claimed, jobId: string, state: 'sent' | 'skipped' | 'waiting') {
  if (ids.length === 0) return
  await db
    .updateTable('notificationDelivery')
    .set({ state, ...(state !== 'waiting' && { finishedAt: sql<Date>`now()` }) })
    .where('notificationId', 'in', ids)
    .where('channel', '=', channel)
    .where('state', '=', 'claimed')
    .where('claimedBy', '=', jobId)
    .execute()
}

export async function postpone(tx: Tx, { notificationId, channel, dueAt }: Delivery & { dueAt: Date }, jobId: string) {
  await tx
    .updateTable('notificationDelivery')
    .set({ state: 'waiting', dueAt })
    .where('notificationId', '=', notificationId)
    .where('channel', '=', channel)
    .where('claimedBy', '=', jobId)
    .execute()
}

/** What should have left long ago: its jobs were given up, or are lost. */
export async function listOverdue(db: Db, { minutes, limit }: { minutes: number; limit: number }) {
  const { rows } = await sql<Delivery & { dueAt: Date }>`
    select notification_id as "notificationId", channel, due_at as "dueAt" from notification_delivery
    where state in ('waiting', 'claimed') and due_at < now() - make_interval(mins => ${minutes})
    order by due_at limit ${limit}`.execute(db)
  return rows
}

/** After days nobody wants to hear of it any more. */
export async function giveUp(db: Db, { days, limit }: { days: number; limit: number }) {
  await sql`
    update notification_delivery set state = 'failed', finished_at = now()
    where (notification_id, channel) in (
      select notification_id, channel from notification_delivery
      where state in ('waiting', 'claimed') and due_at < now() - make_interval(days => ${days})
      order by due_at limit ${limit})`.execute(db)
}

/** Of one reader's newest notifications, newest first: as many as there are channels for each. */
export async function listDeliveriesOf(db: Db, accountId: number, most: number) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('notification')
        .select('id')
        .where('accountId', '=', accountId)
        .orderBy('id', 'desc')
        .limit(most)
        .as('newest'),
    )
    .innerJoin('notificationDelivery as delivery', 'delivery.notificationId', 'newest.id')
    .select(['notificationId', 'channel', 'state', 'dueAt', 'finishedAt'])
    .orderBy('notificationId', 'desc')
    .orderBy('channel')
    .execute()
}
