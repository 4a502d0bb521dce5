import { iconButtonClass } from '@gable/ui/icon-button'
import { MessageCircle } from 'lucide-react'
import '#app/shared/i18n/notification-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '../local-link.tsx'
import { useLanguage } from '../site.ts'
import { formatUnread, maxShown, useUnreadChats } from '../unread.ts'

/** The way to the conversations of a member, with how much of them is not read. */
export function ChatLink({ className }: { className?: string }) {
  const { t } = useTranslation('notifications')
  const { locale } = useLanguage()
  const unread = useUnreadChats() ?? 0
  const label = unread === 0 ? t('chats') : t(unread >= maxShown ? 'chatsMany' : 'chatsUnread', { count: unread })
  return (
    <LocalLink to="/user/chat" aria-label={label} className={iconButtonClass('plain', `site-bell ${className ?? ''}`)}>
      <MessageCircle className="rtl:-scale-x-100" aria-hidden />
      {unread > 0 && <span aria-hidden>{formatUnread(unread, locale)}</span>}
    </LocalLink>
  )
}
