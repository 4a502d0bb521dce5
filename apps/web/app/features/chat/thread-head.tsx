import type { Chat } from '@gable/contract/chats'
import type { ChatPresence } from '@gable/contract/live'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Avatar } from '@gable/ui/avatar'
import { iconButtonClass } from '@gable/ui/icon-button'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { ChatMenu } from './chat-menu.tsx'
import { chatPath } from './chat-place.ts'
import { useChatWords } from './use-chat-words.ts'

type ThreadHeadProps = {
  chat: Chat
  chatId: number | null
  presence: ChatPresence | undefined
  now: number
  onSearch: () => void
}

export function ThreadHead({ chat, chatId, presence, now, onSearch }: ThreadHeadProps) {
  const { t } = useTranslation('chat')
  const { nameOf } = useChatWords()
  const name = nameOf(chat)
  return (
    <div className="chat-head">
      <LocalLink to={chatPath()} aria-label={t('back')} className={iconButtonClass('plain', 'chat-back')}>
        <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
      </LocalLink>
      <Avatar name={name} src={chat.profileImageUrl || undefined} />
      <div className="min-w-0 flex-1">
        <h1 id="chat-name" dir="auto" tabIndex={-1} className="written truncate">
          {name}
        </h1>
        <Presence presence={presence} now={now} />
      </div>
      <ChatMenu chat={chat} chatId={chatId} onSearch={onSearch} />
    </div>
  )
}

/** Nothing where the other one, or the reader, does not say. */
function Presence({ presence, now }: { presence: ChatPresence | undefined; now: number }) {
  const { t } = useTranslation('chat')
  const { locale } = useLanguage()
  if (presence?.isOnline) return <p data-online>{t('presence.online')}</p>
  if (!presence?.seenAt) return <p />
  const seen = new Date(presence.seenAt)
  const time = formatRelativeTime(seen, new Date(Math.max(now, seen.getTime())), locale)
  return <p>{t('presence.seen', { time })}</p>
}
