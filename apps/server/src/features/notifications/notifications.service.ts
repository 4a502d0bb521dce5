import type { Input } from '@gable/contract/call'
import { type Delivery, type getNotifications, maxUnread, type Notification } from '@gable/contract/notifications'
import {
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  notificationKindNames,
  notificationKinds,
} from '@gable/domain/notification-kinds'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { afterCommit } from '#platform/after-commit.ts'
import { notFound } from '#platform/errors.ts'
import type { Tell } from '#platform/live.ts'
import {
  countByKind,
  countUnread,
  findReadUpTo,
  listNotifications,
  listNotificationsById,
  markAllRead,
  markRead,
  removeSomeOf,
} from './notifications.repository.ts'
import { listDeliveriesOf } from './deliveries.repository.ts'
import type { Render, Rendered } from './render-notification.ts'
import { removeSettings } from './settings.repository.ts'

/** Nobody pages further back: totals count no further either. */
const maxCounted = 1_000
/** Notifications whose way out is shown. */
const maxLogged = 30
const eraseBatch = 1_000
export type NotificationsService = ReturnType<typeof createNotificationsService>

/** What a member was told. */
export function createNotificationsService({ db, render, tell }: { db: Db; render: Render; tell: Tell }) {
  const countUnreadOf = async (from: Db, accountId: number) => ({
    unread: await countUnread(from, accountId, maxUnread),
  })

  return {
    async list(member: Member, wanted: Input<typeof getNotifications>, language: LanguageCode) {
      const { group, beforeId, offset = 0, limit = 24 } = wanted
      const kinds = group && kindsOf(group)
      const [rows, readUpTo, counts] = await Promise.all([
        listNotifications(db, member.accountId, { kinds, beforeId, offset, limit }),
        findReadUpTo(db, member.accountId),
        countByKind(db, member.accountId, maxCounted),
      ])
      const data = (await render(member, rows, language)).map((words) => toNotification(words, readUpTo))
      const total = sum(counts.filter(({ kind }) => kinds?.includes(kind) ?? true))
      return { data, total }
    },

    async listDeliveries(member: Member, language: LanguageCode): Promise<Delivery[]> {
      const deliveries = await listDeliveriesOf(db, member.accountId, maxLogged)
      if (deliveries.length === 0) return []
      const rows = await listNotificationsById(db, [...new Set(deliveries.map(({ notificationId }) => notificationId))])
      const told = new Map((await render(member, rows, language)).map(({ row, title }) => [row.id, { row, title }]))
      return deliveries.flatMap(({ notificationId: id, channel, state, dueAt, finishedAt }) => {
        const about = told.get(id)
        if (!about) return []
        const changedAt = (finishedAt ?? dueAt).toISOString()
        const shown = state === 'claimed' ? 'waiting' : state
        return [{ id, kind: about.row.kind, title: about.title, channel, state: shown, changedAt }]
      })
    },

    countUnread: ({ accountId }: Member) => countUnreadOf(db, accountId),

    async countGroups({ accountId }: Member) {
      const counts = await countByKind(db, accountId, maxCounted)
      const groups = Object.fromEntries(
        notificationGroups.map((group) => [group, sum(counts.filter(({ kind }) => groupOf(kind) === group))]),
      ) as Record<NotificationGroup, number>
      return { all: sum(counts), groups }
    },

    markRead: ({ accountId }: Member, id: number | undefined) =>
      db.transaction().execute(async (tx) => {
        if (id === undefined) await markAllRead(tx, accountId)
        else if (!(await markRead(tx, accountId, id))) throw notFound('Notification')
        // Their other tabs and devices count along.
        afterCommit(tx, () => tell([accountId], 'unread'))
        return countUnreadOf(tx, accountId)
      }),

    async eraseAllOf(accountId: number) {
      while (await db.transaction().execute((tx) => removeSomeOf(tx, accountId, eraseBatch)));
      await db.transaction().execute((tx) => removeSettings(tx, accountId))
    },
  }
}

const groupOf = (kind: NotificationKind): NotificationGroup | undefined => notificationKinds[kind]?.group
const kindsOf = (group: NotificationGroup) => notificationKindNames.filter((kind) => groupOf(kind) === group)
const sum = (counts: { total: number }[]) => counts.reduce((total, count) => total + count.total, 0)

function toNotification({ row, ...words }: Rendered, readUpTo: number): Notification {
  const { id, kind, listingKind, listingId, readAt, createdAt } = row
  const { tone, title, message, listing, path } = words
  return {
    id,
    type: notificationKinds[kind].type,
    kind,
    tone,
    title,
    message,
    image: listing?.titleImage ?? null,
    propertyId: listingKind === 'property' ? listingId : null,
    projectId: listingKind === 'project' ? listingId : null,
    slug: listing?.slug ?? null,
    url: path ?? null,
    isRead: readAt !== null || id <= readUpTo,
    createdAt: createdAt.toISOString(),
  }
}
