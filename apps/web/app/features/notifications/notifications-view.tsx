import type { Notification, NotificationSettings } from '@gable/contract/notifications'
import type { NotificationGroup } from '@gable/domain/notification-kinds'
import { Button, buttonClass } from '@gable/ui/button'
import { CheckCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AccountHead } from '#app/shell/layout/account-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { noteUnread } from '#app/shell/unread.ts'
import { NoNotifications } from './no-notifications.tsx'
import { NotificationList } from './notification-list.tsx'
import { type GroupCounts, NotificationTabs } from './notification-tabs.tsx'
import { SentSummary } from './sent-summary.tsx'
import { useReading } from './use-reading.ts'

export const pageSize = 30

type Loaded = {
  group: NotificationGroup | undefined
  beforeId: number | undefined
  notifications: Notification[]
  unread: number
  counts: GroupCounts
  choices: NotificationSettings['choices']
  now: number
}

export function NotificationsView({ loaded }: { loaded: Loaded }) {
  const { group, beforeId, counts, choices, now } = loaded
  const { t } = useTranslation('notifications')
  const { notifications, unread, markOne, markAll, isMarking } = useReading(loaded)
  useEffect(() => noteUnread(unread), [unread])
  return (
    <>
      <AccountHead title={t('title')} text={<output>{t('unread', { count: unread })}</output>}>
        <Button variant="secondary" disabled={unread === 0} isLoading={isMarking} onClick={() => void markAll()}>
          <CheckCheck aria-hidden />
          {t('markAll')}
        </Button>
      </AccountHead>
      <NotificationTabs group={group} counts={counts} />
      <div className="notification-columns">
        <div className="min-w-0">
          {notifications.length === 0 ? (
            <NoNotifications isGroup={group !== undefined} />
          ) : (
            <NotificationList notifications={notifications} now={now} onRead={markOne} />
          )}
          <Pages group={group} beforeId={beforeId} notifications={notifications} />
        </div>
        <SentSummary choices={choices} />
      </div>
    </>
  )
}

function Pages({ group, beforeId, notifications }: Pick<Loaded, 'group' | 'beforeId' | 'notifications'>) {
  const { t } = useTranslation('notifications')
  const last = notifications.length === pageSize ? notifications.at(-1) : undefined
  return (
    <p className="mt-5 flex flex-wrap gap-2 empty:hidden">
      {beforeId !== undefined && (
        <LocalLink to={pathOf(group)} className={buttonClass({ variant: 'secondary' })}>
          {t('newest')}
        </LocalLink>
      )}
      {last && (
        <LocalLink to={pathOf(group, last.id)} className={buttonClass({ variant: 'secondary' })}>
          {t('older')}
        </LocalLink>
      )}
    </p>
  )
}

function pathOf(group: string | undefined, before?: number) {
  const query = new URLSearchParams({ ...(group && { group }), ...(before && { before: String(before) }) })
  return `/user/notifications${query.size > 0 ? `?${query.toString()}` : ''}`
}
