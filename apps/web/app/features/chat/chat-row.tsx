import type { Chat } from '@gable/contract/chats'
import { Avatar } from '@gable/ui/avatar'
import { Picture } from '@gable/ui/picture'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { BellOff } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { formatUnread } from '#app/shell/unread.ts'
import { chatPath } from './chat-place.ts'
import { useChatTimes, useChatWords } from './use-chat-words.ts'

type ChatRowProps = { chat: Chat; now: number; isOpen: boolean; isArchived: boolean }

export function ChatRow({ chat, now, isOpen, isArchived }: ChatRowProps) {
  const { t } = useTranslation('chat')
  const { locale } = useLanguage()
  const { nameOf, homeOf } = useChatWords()
  const { toShort } = useChatTimes(now)
  const { unreadCount } = chat
  const at = chat.lastMessage?.createdAt ?? chat.lastAt
  return (
    <LocalLink
      to={chatPath(chat, { isArchived })}
      className="chat-row"
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unreadCount > 0 || undefined}
      preventScrollReset
    >
      <Sign chat={chat} />
      <b dir="auto" className="written truncate">
        {nameOf(chat)}
      </b>
      <span className="chat-row-when">
        {chat.isMuted && <BellOff aria-label={t('menu.muted')} />}
        {at && <time dateTime={at}>{toShort(at)}</time>}
      </span>
      <span dir="auto" className="chat-row-home written truncate">
        {homeOf(chat)}
      </span>
      <span dir="auto" className="chat-row-last written truncate">
        <Last chat={chat} />
      </span>
      {unreadCount > 0 && (
        <span className="chat-count">
          <span aria-hidden>{formatUnread(unreadCount, locale)}</span>
          <VisuallyHidden>{t('unread', { count: unreadCount })}</VisuallyHidden>
        </span>
      )}
    </LocalLink>
  )
}

function Sign({ chat }: { chat: Chat }) {
  const { nameOf } = useChatWords()
  const source = chat.titleImage && toPictureSource(chat.titleImage)
  if (source) return <Picture source={source} alt="" sizes="52px" />
  return <Avatar name={nameOf(chat)} src={chat.profileImageUrl || undefined} className="chat-row-sign" />
}

function Last({ chat: { lastMessage, accountId } }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { contentOf } = useChatWords()
  if (!lastMessage) return t('kinds.none')
  const text = contentOf(lastMessage)
  return lastMessage.senderId === accountId ? text : t('you', { text })
}
