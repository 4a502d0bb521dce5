import type { Chat } from '@gable/contract/chats'
import { Button } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { ChatBanner } from './chat-banner.tsx'
import { type ChatQuery, chatPath, keyOf } from './chat-place.ts'
import { ChatRow } from './chat-row.tsx'
import { useChatWords } from './use-chat-words.ts'
import type { useChats } from './use-chats.ts'

type ChatListProps = { list: ReturnType<typeof useChats>; query: ChatQuery; now: number }

export function ChatList({ list: { chats, hasOlder, showOlder }, query, now }: ChatListProps) {
  const { t } = useTranslation('chat')
  const [wanted, setWanted] = useState('')
  const isWanted = useMatch(wanted)
  const shown = chats.filter(isWanted)
  const openKey = query.place && keyOf(query.place)
  // The name of the open conversation is the heading of the page.
  const Title = query.place ? 'h2' : 'h1'
  return (
    <section className="chat-list" aria-labelledby="chats-title">
      <div className="chat-list-top">
        <div className="flex items-baseline justify-between gap-3">
          <Title id="chats-title" className="type-block">
            {t(query.isArchived ? 'archive.title' : 'title')}
          </Title>
          <LocalLink to={chatPath(undefined, { isArchived: !query.isArchived })} className="ui-link text-14">
            {t(query.isArchived ? 'archive.leave' : 'archive.link')}
          </LocalLink>
        </div>
        {!query.place && <ChatBanner />}
        {chats.length > 0 && <SearchField value={wanted} onChange={setWanted} />}
      </div>
      <div className="chat-rows">
        {chats.length === 0 && <Empty isArchived={query.isArchived} />}
        {chats.length > 0 && shown.length === 0 && (
          <EmptyState title={t('nobody', { text: wanted })}>{t('nobodyText')}</EmptyState>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys lead from link to link */}
        <ul aria-label={t('list')} onKeyDown={moveFocus}>
          {shown.map((chat) => (
            <li key={keyOf(chat)}>
              <ChatRow chat={chat} now={now} isOpen={keyOf(chat) === openKey} isArchived={query.isArchived} />
            </li>
          ))}
        </ul>
        {hasOlder && wanted === '' && (
          <p className="p-4 text-center">
            <Button variant="quiet" size="small" onClick={() => void showOlder()}>
              {t('older')}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('chat')
  return (
    <label className="ui-input chat-search">
      <Search aria-hidden />
      <input
        type="search"
        value={value}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

function Empty({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation('chat')
  return <p className="p-6 text-14 text-ink-soft">{t(isArchived ? 'archive.empty' : 'empty.text')}</p>
}

/** By the person or the home, whatever the case and the accents. */
function useMatch(wanted: string) {
  const { nameOf, homeOf } = useChatWords()
  const plain = fold(wanted.trim())
  return (chat: Chat) => plain === '' || [nameOf(chat), homeOf(chat)].some((text) => fold(text).includes(plain))
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.chat-row')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  rows[step(at, rows.length - 1)]?.focus()
}
