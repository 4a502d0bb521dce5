import {
  countNotificationGroups,
  countNotifications,
  getNotifications,
  getNotificationSettings,
} from '@gable/contract/notifications'
import { notificationGroups } from '@gable/domain/notification-kinds'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/notification-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/notifications-page'
import { NotificationsView, pageSize } from './notifications-view.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const group = notificationGroups.find((name) => name === url.searchParams.get('group'))
  const beforeId = Number(url.searchParams.get('before')) || undefined
  const [list, unread, counts, settings] = await Promise.all([
    call(getNotifications, { group, beforeId, limit: pageSize }),
    call(countNotifications, {}),
    call(countNotificationGroups, {}),
    call(getNotificationSettings, {}),
  ])
  return {
    group,
    beforeId,
    notifications: list.data,
    unread: unread.data.unread,
    counts: counts.data,
    choices: settings.data.choices,
    now: Date.now(),
  }
}

/** What the member was told, newest first. */
export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return <NotificationsView loaded={loaderData} />
}
