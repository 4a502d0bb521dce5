import { type NotificationGroup, notificationGroups } from '@gable/domain/notification-kinds'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'

export type GroupCounts = { all: number; groups: Partial<Record<NotificationGroup, number>> }
type NotificationTabsProps = { group: NotificationGroup | undefined; counts: GroupCounts }

/** Links, so that they work before the scripts are there. */
export function NotificationTabs({ group, counts }: NotificationTabsProps) {
  const { t } = useTranslation('notifications')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  const entries = [
    { id: undefined, label: t('tabs.all'), count: counts.all },
    ...notificationGroups.map((id) => ({ id, label: t(`tabs.${id}`), count: counts.groups[id] ?? 0 })),
  ]
  return (
    <nav className="ui-tabs mb-6" aria-label={t('tabs.label')}>
      {entries.map(({ id, label, count }) => (
        <LocalLink
          key={label}
          to={`/user/notifications${id ? `?group=${id}` : ''}`}
          aria-current={group === id ? 'page' : undefined}
          preventScrollReset
        >
          {/* The blank is for those who hear it. */}
          {label} <span className="listing-count">{numbers.format(count)}</span>
        </LocalLink>
      ))}
    </nav>
  )
}
