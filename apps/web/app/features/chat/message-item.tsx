import type { ChatMessage } from '@gable/contract/chat-message'
import type { Chat } from '@gable/contract/chats'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { ViewingCard } from '#app/features/viewings/viewing-card.tsx'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { LinkedText } from './linked-text.tsx'
import { MessageMenu } from './message-menu.tsx'
import { RiskNote } from './risk-note.tsx'
import { FileLine, SentFile } from './sent-file.tsx'
import type { MessageItem as Item, PendingMessage } from './thread-items.ts'
import { stateOf } from './thread-state.ts'
import { useChatTimes, useChatWords } from './use-chat-words.ts'
import type { useThread } from './use-thread.ts'
import { VoiceLine, VoiceNote } from './voice-note.tsx'

type MessageItemProps = { item: Item; thread: ReturnType<typeof useThread>; chat: Chat; now: number }

/** What somebody said, with what became of it under the last of several. */
export function MessageItem({ item, thread, chat, now }: MessageItemProps) {
  const { isOwn, isFirst, isLast } = item
  return (
    <div
      className="chat-message"
      data-sequence={item.message?.sequence}
      data-own={isOwn || undefined}
      data-first={isFirst || undefined}
    >
      {item.message ? (
        <>
          <div className="chat-line">
            <Bubble message={item.message} chat={chat} isOwn={isOwn} thread={thread} />
            {!item.message.isRemoved && (
              <MessageMenu message={item.message} chat={chat} isOwn={isOwn} onGone={thread.take} />
            )}
          </div>
          {!isOwn && <RiskNote text={item.message.viewing?.message ?? item.message.text} isOwn={false} />}
          {isLast && <Meta message={item.message} isOwn={isOwn} thread={thread} now={now} />}
        </>
      ) : (
        <>
          <div className="chat-line">
            <div className="chat-bubble" data-file={item.pending.fileName !== undefined || undefined}>
              <PendingFile pending={item.pending} />
              {item.pending.text && (
                <p dir="auto">
                  <LinkedText text={item.pending.text} />
                </p>
              )}
            </div>
          </div>
          <PendingMeta pending={item.pending} isLast={isLast} thread={thread} chat={chat} />
        </>
      )}
    </div>
  )
}

function PendingFile({ pending: { fileName, voiceSeconds } }: { pending: PendingMessage }) {
  if (voiceSeconds !== undefined) return <VoiceLine seconds={voiceSeconds} text="" />
  return fileName === undefined ? null : <FileLine name={fileName} text="" />
}

type BubbleProps = Pick<MessageItemProps, 'chat' | 'thread'> & { message: ChatMessage; isOwn: boolean }

function Bubble({ message, chat, isOwn, thread }: BubbleProps) {
  const { t } = useTranslation('chat')
  const { nameOf, contentOf } = useChatWords()
  const { settings } = useSite()
  if (message.isRemoved) {
    return (
      <p className="chat-bubble" data-gone>
        {message.isTakenDown
          ? t('deleted.byStaff', { site: settings.siteName })
          : t(isOwn ? 'deleted.own' : 'deleted.theirs', { name: nameOf(chat) })}
      </p>
    )
  }
  if (message.viewing) {
    const readAnew = () => thread.renew(message.sequence)
    return <ViewingCard viewing={message.viewing} name={chat.name} canAnswer={chat.canWrite} readAnew={readAnew} />
  }
  if (message.voice) {
    const renew = async () => (await thread.renew(message.sequence))?.audioUrl
    return (
      <div className="chat-bubble" data-voice>
        <VoiceNote voice={message.voice} url={message.audioUrl} renew={renew} />
      </div>
    )
  }
  return (
    <div className="chat-bubble" data-file={message.file !== null || undefined}>
      <SentFile message={message} isOwn={isOwn} name={nameOf(chat)} />
      {(message.text || !message.file) && (
        <p dir="auto">{message.text ? <LinkedText text={message.text} /> : contentOf(message)}</p>
      )}
    </div>
  )
}

type MetaProps = Pick<MessageItemProps, 'thread' | 'now'> & { message: ChatMessage; isOwn: boolean }

function Meta({ message, isOwn, thread, now }: MetaProps) {
  const { t } = useTranslation('chat')
  const { toClock } = useChatTimes(now)
  const time = toClock(message.createdAt)
  if (!isOwn || message.isRemoved) {
    return (
      <p className="chat-meta">
        <time dateTime={message.createdAt}>{time}</time>
      </p>
    )
  }
  const state = stateOf(message, thread.state)
  const Icon = state === 'sent' ? Check : CheckCheck
  return (
    <p className="chat-meta" data-read={state === 'read' || undefined}>
      <Icon aria-hidden />
      {t(`states.${state}`, { time })}
    </p>
  )
}

type PendingMetaProps = Pick<MessageItemProps, 'thread' | 'chat'> & { pending: PendingMessage; isLast: boolean }

function PendingMeta({ pending, isLast, thread: { outbox }, chat }: PendingMetaProps) {
  const { t } = useTranslation('chat')
  const toErrorText = useErrorText()
  const { messageId, state, refusal } = pending
  if (state === 'failed') {
    return (
      <p className="chat-meta" data-failed role="alert">
        <CircleAlert aria-hidden />
        {t('states.failed')} {refusal && toErrorText({ code: refusal })}
        <button type="button" onClick={() => outbox.retry(chat, messageId)}>
          {t('states.again')}
        </button>
        <button type="button" onClick={() => outbox.discard(chat, messageId)}>
          {t('states.discard')}
        </button>
      </p>
    )
  }
  if (!isLast && state === 'sending') return null
  return (
    <p className="chat-meta">
      <Clock aria-hidden />
      {t(`states.${state}`)}
    </p>
  )
}
