import { type NotificationGroup, notificationGroups } from '@gable/domain/notification-kinds'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { TabLinks } from '#app/shell/tab-links.tsx'

export type GroupCounts = { all: number; groups: Partial<Record<NotificationGroup, number>> }
type NotificationTabsProps = { group: NotificationGroup | undefined; counts: GroupCounts }

export function NotificationTabs({ group, counts }: NotificationTabsProps) {
  const { t } = useTranslation('notifications')
  const entries = [
    { id: undefined, label: t('tabs.all'), count: counts.all },
    ...notificationGroups.map((id) => ({ id, label: t(`tabs.${id}`), count: counts.groups[id] ?? 0 })),
  ]
  const tabs = entries.map(({ id, label, count }) => ({
    to: `/user/notifications${id ? `?group=${id}` : ''}`,
    label,
    count,
    isCurrent: group === id,
  }))
  return <TabLinks label={t('tabs.label')} tabs={tabs} keepsScroll />
}
