import { maxUnread } from '@gable/contract/notifications'
import { iconButtonClass } from '@gable/ui/icon-button'
import { Bell } from 'lucide-react'
import '#app/shared/i18n/notification-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { useLanguage } from '../site.ts'
import { formatUnread, useUnread } from '../unread.ts'
import { useUnreadWatch } from './use-unread-watch.ts'

/** The way to what a member was told, with how much of it is not read. */
export function NotificationBell() {
  const { t } = useTranslation('notifications')
  const { locale } = useLanguage()
  const unread = useUnread() ?? 0
  useUnreadWatch()
  const isMany = unread >= maxUnread
  const label = unread === 0 ? t('bell') : t(isMany ? 'bellMany' : 'bellUnread', { count: unread })
  return (
    <LocalLink to="/user/notifications" aria-label={label} className={iconButtonClass('plain', 'site-bell')}>
      <Bell aria-hidden />
      {unread > 0 && <span aria-hidden>{formatUnread(unread, locale)}</span>}
    </LocalLink>
  )
}
