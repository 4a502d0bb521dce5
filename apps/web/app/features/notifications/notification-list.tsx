import type { Notification } from '@gable/contract/notifications'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useLanguage } from '#app/shell/site.ts'
import { dayOf, days } from './day-of.ts'
import { NotificationRow } from './notification-row.tsx'

type NotificationListProps = { notifications: Notification[]; now: number; onRead: (id: number) => void }

/** By days, as the reader's clock has them. */
export function NotificationList({ notifications, now, onRead }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  const { locale } = useLanguage()
  // The server does not know the reader's clock, and both have to draw the same at first.
  const timeZone = useIsHydrated() ? undefined : 'UTC'
  const byDay = Map.groupBy(notifications, ({ createdAt }) => dayOf(new Date(createdAt), new Date(now), timeZone))
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone })
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
  return days.map((day) => {
    const told = byDay.get(day)
    if (!told) return null
    const times = day === 'earlier' ? date : clock
    return (
      <section key={day} className="notification-day">
        <h2>{t(`days.${day}`)}</h2>
        <ul>
          {told.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              time={times.format(new Date(notification.createdAt))}
              onRead={() => onRead(notification.id)}
            />
          ))}
        </ul>
      </section>
    )
  })
}
