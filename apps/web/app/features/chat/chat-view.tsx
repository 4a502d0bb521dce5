import type { StatedParameter } from '@gable/contract/catalogue'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Limit } from '#app/features/packages/limit-of.ts'
import { showLimit } from '#app/features/packages/show-limit.ts'
import '#app/shared/i18n/error-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import './chat.css'
import { ChatHome } from './chat-home.tsx'
import { ChatList } from './chat-list.tsx'
import { chatPath, keyOf } from './chat-place.ts'
import type { LoadedChat } from './load-chat.server.ts'
import { Thread } from './thread.tsx'
import { useChats } from './use-chats.ts'
import { useVisibleHeight } from './use-visible-height.ts'

type ChatViewProps = { loaded: LoadedChat; renderFacts: (parameters: StatedParameter[]) => ReactNode }

/** List, thread and home side by side; on a phone the list, or the thread in its place. */
export function ChatView({ loaded, renderFacts }: ChatViewProps) {
  const { t } = useTranslation('chat')
  const { query, opened, now } = loaded
  const list = useChats(loaded)
  const page = useRef<HTMLElement>(null)
  useVisibleHeight(page)
  const open = opened && 'chat' in opened ? opened : undefined
  return (
    <main
      ref={page}
      id="main"
      className="chat"
      data-open={opened !== undefined || undefined}
      data-home={open !== undefined || undefined}
    >
      <PageHead title={t('title')} isPrivate />
      <ChatList list={list} query={query} now={now} />
      {open && (
        <>
          <Thread key={keyOf(open.chat)} opened={open} now={now} onRead={list.noteRead} />
          <ChatHome opened={open} renderFacts={renderFacts} />
        </>
      )}
      {!open && (
        <section className="chat-thread">
          {opened && 'limit' in opened ? (
            <Refused limit={opened.limit} />
          ) : (
            <NothingOpen hasAny={list.chats.length > 0} />
          )}
        </section>
      )}
    </main>
  )
}

function NothingOpen({ hasAny }: { hasAny: boolean }) {
  const { t } = useTranslation('chat')
  if (!hasAny) return <NoChats />
  return (
    <EmptyState illustration="mailbox" title={t('empty.choose')}>
      {t('empty.chooseText')}
    </EmptyState>
  )
}

export function NoChats() {
  const { t } = useTranslation('chat')
  const action = (
    <LocalLink to="/properties" className={buttonClass()}>
      {t('empty.action')}
    </LocalLink>
  )
  return (
    <EmptyState illustration="mailbox" title={t('empty.title')} actions={action}>
      {t('empty.text')}
    </EmptyState>
  )
}

/** With oneself, about something that is gone, or with somebody who is. */
function Refused({ limit }: { limit: Limit | null }) {
  const { t } = useTranslation(['chat', 'common', 'errors'])
  const back = (
    <LocalLink to={chatPath()} className={buttonClass({ variant: 'secondary' })}>
      {t('back')}
    </LocalLink>
  )
  const { type, reason } = limit ?? {}
  useEffect(() => {
    if (type && reason) showLimit({ type, reason })
  }, [type, reason])
  return (
    <EmptyState illustration="house" title={t('failed.title')} actions={back}>
      {limit ? t('errors:package_required') : t('failed.text')}
    </EmptyState>
  )
}
