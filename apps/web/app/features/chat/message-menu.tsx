import type { ChatMessage } from '@gable/contract/chat-message'
import type { Chat } from '@gable/contract/chats'
import { IconButton } from '@gable/ui/icon-button'
import { Menu, type MenuItem } from '@gable/ui/menu'
import { Copy, Ellipsis, Flag, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useReport, wordsOf } from './use-report.tsx'

type MessageMenuProps = {
  message: ChatMessage
  chat: Chat
  isOwn: boolean
  onGone: (sequence: number, isForBoth: boolean) => void
}

/** What can be done with one message: only its sender can take it back. */
export function MessageMenu({ message, chat, isOwn, onGone }: MessageMenuProps) {
  const { t } = useTranslation('chat')
  const toErrorText = useErrorText()
  const { dialog, canReport, report } = useReport(chat)

  async function remove() {
    try {
      const { remove: send } = await import('./chat-calls.ts')
      const isForBoth = await send(chat, message.messageId)
      onGone(message.sequence, isForBoth)
      showToast({ id: 'chat', text: t(isForBoth ? 'removed.forBoth' : 'removed.forYou') })
    } catch (error) {
      showToast({ id: 'chat', text: toErrorText(error), tone: 'bad' })
    }
  }
  const words = wordsOf(message)
  async function copy() {
    await navigator.clipboard.writeText(words)
    showToast({ id: 'chat', text: t('menu.copied') })
  }
  const items: MenuItem[] = [
    ...(words ? [{ id: 'copy', label: t('menu.copy'), icon: <Copy aria-hidden />, onSelect: () => void copy() }] : []),
    ...(!isOwn && canReport && !isBareCard(message)
      ? [{ id: 'report', label: t('menu.report'), icon: <Flag aria-hidden />, onSelect: () => report(message) }]
      : []),
    ...(isOwn && !message.viewing
      ? [
          {
            id: 'remove',
            label: t('menu.remove'),
            icon: <Trash2 aria-hidden />,
            tone: 'bad' as const,
            onSelect: () => void remove(),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        align={isOwn ? 'end' : 'start'}
        items={items}
        trigger={
          <IconButton label={t('menu.ofMessage')} size="small" className="chat-more" tabIndex={-1}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
      {dialog}
    </>
  )
}

/** The card of a viewing that says nothing but the time. */
const isBareCard = ({ viewing }: ChatMessage) => viewing !== null && viewing.message === ''

/** From message to message with the arrow keys; they would be forty stops of the Tab key. */
export function moveThroughMenus(event: KeyboardEvent<HTMLElement>) {
  const isUp = event.key === 'ArrowUp'
  if (!isUp && event.key !== 'ArrowDown') return
  const menus = [...event.currentTarget.querySelectorAll<HTMLElement>('.chat-more')]
  const at = menus.indexOf(event.target as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  event.stopPropagation()
  menus[at + (isUp ? -1 : 1)]?.focus()
}
