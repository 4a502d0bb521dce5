import { maxChatReplies } from '@gable/domain/chat-rules'
import { Button } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { Popover } from '@gable/ui/popover'
import { Spinner } from '@gable/ui/spinner'
import { MessageSquareQuote, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useReplies } from './use-replies.ts'

type ReplyMenuProps = { text: string; onChoose: (text: string) => void }

/** What one says again and again: put into the field, kept from it. */
export function ReplyMenu({ text, onChoose }: ReplyMenuProps) {
  const { t } = useTranslation('chat')
  const [isOpen, setOpen] = useState(false)
  const { replies, load, save } = useReplies()
  const written = text.trim()
  const canKeep = written !== '' && replies && replies.length < maxChatReplies && !replies.includes(written)
  return (
    <Popover
      title={t('replies.title')}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) void load()
      }}
      className="chat-replies"
      trigger={
        <IconButton label={t('replies.title')}>
          <MessageSquareQuote aria-hidden />
        </IconButton>
      }
    >
      {!replies && <Spinner label={t('replies.loading')} />}
      {replies?.length === 0 && <p className="text-14 text-ink-soft">{t('replies.none')}</p>}
      <ul>
        {replies?.map((reply) => (
          <li key={reply}>
            <button
              type="button"
              dir="auto"
              onClick={() => {
                onChoose(reply)
                setOpen(false)
              }}
            >
              {reply}
            </button>
            <IconButton
              size="small"
              label={t('replies.remove', { text: reply })}
              onClick={() => void save(replies.filter((one) => one !== reply))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {canKeep && (
        <Button variant="secondary" size="small" onClick={() => void save([...replies, written])}>
          <Plus aria-hidden />
          {t('replies.keep')}
        </Button>
      )}
    </Popover>
  )
}
