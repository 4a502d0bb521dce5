import type { Chat } from '@gable/contract/chats'
import { Button } from '@gable/ui/button'
import { Dialog, DialogClose } from '@gable/ui/dialog'
import { IconButton } from '@gable/ui/icon-button'
import { Menu, type MenuItem } from '@gable/ui/menu'
import { Archive, ArchiveRestore, Ban, Bell, BellOff, CalendarDays, Ellipsis, Flag, Search, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useChangeBlock } from '#app/features/blocks/use-change-block.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useLocalPath } from '#app/shell/site.ts'
import type * as ChatCalls from './chat-calls.ts'
import { chatPath } from './chat-place.ts'
import { useChatWords } from './use-chat-words.ts'
import { useReport } from './use-report.tsx'

const BookDialog = lazy(async () => ({ default: (await import('#app/features/viewings/book-dialog.tsx')).BookDialog }))

type ChatMenuProps = { chat: Chat; chatId: number | null; onSearch: () => void }

/** What can be done with a conversation as a whole. */
export function ChatMenu({ chat, chatId, onSearch }: ChatMenuProps) {
  const { t } = useTranslation('chat')
  const { nameOf } = useChatWords()
  const { change } = useChangeBlock()
  const { dialog, canReport, report } = useReport(chat)
  const work = useChatWork()
  const [isAsking, setAsking] = useState(false)
  const [isBooking, setBooking] = useState(false)
  const name = nameOf(chat)
  const items: MenuItem[] = [
    ...(canBook(chat)
      ? [
          {
            id: 'book',
            label: t('menu.bookViewing'),
            icon: <CalendarDays aria-hidden />,
            onSelect: () => setBooking(true),
          },
        ]
      : []),
    ...(chatId === null ? [] : switchesOf(chatId)),
    ...(canReport
      ? [
          {
            id: 'report',
            label: t('menu.reportPerson', { name }),
            icon: <Flag aria-hidden />,
            onSelect: () => report(),
            startsGroup: chatId !== null,
          },
        ]
      : []),
    {
      id: 'block',
      label: t(chat.isBlockedByMe ? 'menu.unblock' : 'menu.block', { name }),
      icon: <Ban aria-hidden />,
      onSelect: () => void change({ id: chat.accountId, name }, chat.isBlockedByMe ? 'unblock' : 'block'),
      startsGroup: chatId !== null && !canReport,
    },
    ...(chatId === null
      ? []
      : [
          {
            id: 'delete',
            label: t('menu.deleteChat'),
            icon: <Trash2 aria-hidden />,
            tone: 'bad' as const,
            onSelect: () => setAsking(true),
          },
        ]),
  ]

  function switchesOf(id: number): MenuItem[] {
    const { isMuted, isArchived } = chat
    return [
      { id: 'search', label: t('find.label'), icon: <Search aria-hidden />, onSelect: onSearch },
      {
        id: 'mute',
        label: t(isMuted ? 'menu.unmute' : 'menu.mute'),
        icon: isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
        onSelect: () =>
          void work(async ({ changeChat }) => changeChat(id, { isMuted: !isMuted }), {
            said: t(isMuted ? 'menu.unmuted' : 'menu.muted'),
          }),
      },
      {
        id: 'archive',
        label: t(isArchived ? 'archive.restore' : 'archive.action'),
        icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
        onSelect: () =>
          void work(async ({ changeChat }) => changeChat(id, { isArchived: !isArchived }), {
            said: t(isArchived ? 'archive.restored' : 'archive.done'),
            leaves: true,
          }),
      },
    ]
  }
  return (
    <>
      <Menu
        items={items}
        trigger={
          <IconButton label={t('menu.label')}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
      {dialog}
      <Suspense>{isBooking && <BookDialog listing={listingOf(chat)} onClose={() => setBooking(false)} />}</Suspense>
      <RemoveDialog
        name={name}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onRemove={() => {
          setAsking(false)
          void work(async ({ remove }) => remove(chat), { said: t('remove.done'), leaves: true })
        }}
      />
    </>
  )
}

/** Whoever asked can also ask to see it, while it is there to be seen. */
const canBook = ({ canWrite, isOwnListing, isAdmin, slug }: Chat) =>
  canWrite && !isOwnListing && !isAdmin && slug !== ''

const listingOf = ({ propertyId, projectId }: Chat) => (projectId > 0 ? { projectId } : { propertyId })

type Calls = typeof ChatCalls
type Work = (send: (calls: Calls) => Promise<unknown>, outcome: { said: string; leaves?: boolean }) => Promise<void>

/** Does it and says so; what was put away or deleted is no longer open. */
function useChatWork(): Work {
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  return async (send, { said, leaves }) => {
    try {
      await send(await import('./chat-calls.ts'))
      await (leaves ? navigate(toLocal(chatPath())) : revalidate())
      showToast({ id: 'chat', text: said })
    } catch (error) {
      showToast({ id: 'chat', text: toErrorText(error), tone: 'bad' })
    }
  }
}

type RemoveDialogProps = { name: string; isOpen: boolean; onClose: () => void; onRemove: () => void }

function RemoveDialog({ name, isOpen, onClose, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation(['chat', 'common'])
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose()
      }}
      title={t('remove.title')}
      description={t('remove.text', { name })}
      closeLabel={t('common:dialog.close')}
      actions={
        <>
          <DialogClose render={<Button variant="quiet" />}>{t('remove.cancel')}</DialogClose>
          <Button variant="danger" onClick={onRemove}>
            {t('remove.action')}
          </Button>
        </>
      }
    />
  )
}
