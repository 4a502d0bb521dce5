import { Button } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Spinner } from '@gable/ui/spinner'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { ChatStrip } from './chat-strip.tsx'
import type { OpenedChat } from './load-chat.server.ts'
import { MessageItem } from './message-item.tsx'
import { moveThroughMenus } from './message-menu.tsx'
import type { Queue } from './outbox.ts'
import { SearchThread } from './search-thread.tsx'
import { ThreadFoot } from './thread-foot.tsx'
import { ThreadHead } from './thread-head.tsx'
import { toItems } from './thread-items.ts'
import { toPending } from './to-pending.ts'
import { useChatTimes, useChatWords } from './use-chat-words.ts'
import { useJump } from './use-jump.ts'
import { useNoteNewChat } from './use-note-new-chat.ts'
import { usePresence } from './use-presence.ts'
import { useReading } from './use-reading.ts'
import { useThread } from './use-thread.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

type ThreadProps = { opened: OpenedChat; now: number; onRead: (chatId: number) => void }

/** One conversation, from its oldest loaded message to what is being written. */
export function Thread({ opened, now, onRead }: ThreadProps) {
  const { t } = useTranslation('chat')
  const readerId = useSite().account?.id ?? 0
  const { chat } = opened
  const { nameOf, contentOf } = useChatWords()
  const { timeZone, toDay } = useChatTimes(now)
  const thread = useThread(opened)
  const { chatId, state, queue, outbox, heard } = thread
  const { presence, isTyping, sayTyping } = usePresence(chatId, chat.accountId)
  const items = toItems({
    messages: state.messages,
    pending: queue.map(toPending),
    readerId,
    newAfter: chat.unreadCount > 0 ? chat.readSequence : undefined,
    timeZone,
  })
  const { frame, begin, isAtEnd, toEnd } = useThreadScroll({
    lastKey: items.at(-1)?.key,
    showOlder: () => void thread.showOlder(),
  })
  useReading({ chatId, readerId, state, isAtEnd, update: thread.update, onRead })
  useRefusals(queue)
  useNoteNewChat(chat, chatId)
  const [isSearching, setSearching] = useState(false)
  const jump = useJump({ first: state.messages[0]?.sequence, showOlder: thread.showOlder })
  const name = nameOf(chat)
  const unread = state.messages.filter((one) => one.senderId !== readerId && one.sequence > state.readSequence).length
  return (
    <section className="chat-thread" aria-labelledby="chat-name">
      <ThreadHead chat={chat} chatId={chatId} presence={presence} now={now} onSearch={() => setSearching(true)} />
      <div className="chat-top">
        <ChatStrip opened={opened} />
        {isSearching && chatId !== null && (
          <SearchThread chatId={chatId} now={now} onOpen={jump} onClose={() => setSearching(false)} />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys */}
      <section ref={frame} className="chat-scroll" tabIndex={0} aria-label={t('messages', { name })}>
        <div className="chat-messages" onKeyDownCapture={moveThroughMenus} role="presentation">
          {state.hasOlder ? (
            <Older state={thread.olderState} mark={begin} onAsk={() => void thread.showOlder()} />
          ) : (
            items.length > 0 && <p className="chat-begin">{t('begin')}</p>
          )}
          {items.length === 0 && (
            <EmptyState illustration="mailbox" title={t('empty.start', { name })}>
              {t('empty.startText')}
            </EmptyState>
          )}
          {items.map((item) => {
            if (item.kind === 'new') {
              return (
                <h2 key={item.key} className="chat-day" data-new>
                  {t('newMessages')}
                </h2>
              )
            }
            if (item.kind === 'day') {
              return (
                <h2 key={item.key} className="chat-day">
                  {toDay(item.at)}
                </h2>
              )
            }
            return <MessageItem key={item.key} item={item} thread={thread} chat={chat} now={now} />
          })}
          {isTyping && <Typing name={name} />}
        </div>
      </section>
      {!isAtEnd && (
        <button type="button" className="chat-latest" onClick={toEnd}>
          <ArrowDown aria-hidden />
          {unread > 0 ? t('latestUnread', { count: unread }) : <VisuallyHidden>{t('latest')}</VisuallyHidden>}
        </button>
      )}
      {/* Anew for each message: the same words twice are said twice. */}
      <output className="ui-visually-hidden" aria-live="polite">
        {heard && <span key={heard.messageId}>{t('said', { name, text: contentOf(heard) })}</span>}
      </output>
      <ThreadFoot
        chat={chat}
        onTyping={sayTyping}
        onSend={(text, file, voiceSeconds) => {
          outbox.add(chat, text, file, voiceSeconds)
          toEnd()
        }}
      />
    </section>
  )
}

/** Somebody was blocked meanwhile: the page learns the rest of it. */
function useRefusals(queue: Queue) {
  const { revalidate } = useRevalidator()
  const isBlocked = queue.some(({ refusal }) => refusal === 'blocked_you' || refusal === 'blocked_by_you')
  useEffect(() => {
    if (isBlocked) void revalidate()
  }, [isBlocked, revalidate])
}

type OlderProps = {
  state: 'idle' | 'loading' | 'failed'
  mark: (element: HTMLElement | null) => void
  onAsk: () => void
}

function Older({ state, mark, onAsk }: OlderProps) {
  const { t } = useTranslation('chat')
  if (state === 'failed') {
    return (
      <p className="chat-begin">
        {t('failed.older')}{' '}
        <Button variant="quiet" size="small" onClick={onAsk}>
          {t('failed.again')}
        </Button>
      </p>
    )
  }
  return (
    <p ref={mark} className="chat-begin min-h-8">
      {state === 'loading' && <Spinner label={t('loading')} />}
    </p>
  )
}

function Typing({ name }: { name: string }) {
  const { t } = useTranslation('chat')
  return (
    <p className="chat-typing">
      <span>{t('typing', { name })}</span>
      <i />
      <i />
      <i />
    </p>
  )
}
