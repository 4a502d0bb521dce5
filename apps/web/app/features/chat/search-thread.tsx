import type { ChatMessage } from '@gable/contract/chat-message'
import { leastSearched } from '@gable/contract/chat-comfort'
import { Button } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { TextInput } from '@gable/ui/text-input'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useChatTimes } from './use-chat-words.ts'

type SearchThreadProps = {
  chatId: number
  now: number
  onOpen: (sequence: number) => void
  onClose: () => void
}
type Found = { search: string; messages: ChatMessage[]; before: number | null }

/** Looks for words in one conversation, however long ago they were said. */
export function SearchThread({ chatId, now, onOpen, onClose }: SearchThreadProps) {
  const { t } = useTranslation('chat')
  const { toShort } = useChatTimes(now)
  const toErrorText = useErrorText()
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function look(search: string, earlier?: Found) {
    setBusy(true)
    setProblem(undefined)
    try {
      const { findMessages } = await import('./chat-calls.ts')
      const { messages, beforeSequence } = await findMessages(chatId, search, earlier?.before ?? undefined)
      setFound({ search, messages: [...(earlier?.messages ?? []), ...messages], before: beforeSequence })
    } catch (error) {
      setProblem(toErrorText(error))
    }
    setBusy(false)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (search.length >= leastSearched) void look(search)
  }
  return (
    <search className="chat-find">
      <form onSubmit={submit}>
        <TextInput
          name="search"
          type="search"
          minLength={leastSearched}
          maxLength={100}
          dir="auto"
          aria-label={t('find.label')}
          placeholder={t('find.label')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written into
          autoFocus
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
        <Button type="submit" variant="secondary" isLoading={isBusy}>
          {t('find.action')}
        </Button>
        <IconButton label={t('find.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </form>
      <output className="ui-visually-hidden">{found && t('find.found', { count: found.messages.length })}</output>
      {problem && (
        <p role="alert" className="chat-hint" data-bad>
          {problem}
        </p>
      )}
      {found && (
        <ul>
          {found.messages.map(({ sequence, text, viewing, createdAt }) => (
            <li key={sequence}>
              <button type="button" onClick={() => onOpen(sequence)}>
                <span dir="auto" className="written truncate">
                  {viewing?.message ?? text}
                </span>
                <time dateTime={createdAt}>{toShort(createdAt)}</time>
              </button>
            </li>
          ))}
          {found.messages.length === 0 && found.before === null && <li>{t('find.nothing', { text: found.search })}</li>}
          {found.before !== null && (
            <li>
              <Button variant="quiet" size="small" isLoading={isBusy} onClick={() => void look(found.search, found)}>
                {t('find.earlier')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </search>
  )
}
