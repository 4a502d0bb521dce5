import type { Chat } from '@gable/contract/chats'
import { fitsChat, isBlankChat } from '@gable/domain/chat-rules'
import { Button } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { Note } from '@gable/ui/note'
import { Ban, Send } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useChangeBlock } from '#app/features/blocks/use-change-block.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { ChatBanner } from './chat-banner.tsx'
import { AttachButton, ChosenFile, useChosenFile } from './chosen-file.tsx'
import { Recording, RecordButton } from './record-voice.tsx'
import { ReplyMenu } from './reply-menu.tsx'
import { RiskNote } from './risk-note.tsx'
import { useChatWords } from './use-chat-words.ts'
import { useDraft } from './use-draft.ts'
import { useRecorder } from './use-recorder.ts'

type ThreadFootProps = {
  chat: Chat
  onSend: (text: string, file?: File, voiceSeconds?: number) => void
  onTyping: () => void
}

/** Where one writes, or why one cannot. */
export function ThreadFoot({ chat, onSend, onTyping }: ThreadFootProps) {
  return (
    <div className="chat-foot">
      <ChatBanner />
      {chat.canWrite ? <Composer chat={chat} onSend={onSend} onTyping={onTyping} /> : <Closed chat={chat} />}
    </div>
  )
}

function Composer({ chat, onSend, onTyping }: ThreadFootProps) {
  const { t } = useTranslation('chat')
  const { nameOf } = useChatWords()
  const [text, setText] = useDraft(chat)
  const field = useRef<HTMLTextAreaElement>(null)
  useFocusWhenOpened(field)
  const { file, choose, clear } = useChosenFile()
  const isTooLong = !fitsChat(text)
  const recorder = useRecorder(({ file: spoken, seconds }) => onSend('', spoken, seconds))
  useFocusAfter(recorder.recording !== undefined, field)
  const canSend = (file !== undefined || !isBlankChat(text)) && !isTooLong

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSend) return
    onSend(text.trim(), file)
    setText('')
    clear()
    // A press on the button keeps the keyboard of a phone open.
    field.current?.focus()
  }
  function insert(reply: string) {
    setText(isBlankChat(text) ? reply : `${text.trimEnd()}\n${reply}`)
    field.current?.focus()
  }
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    submit(event)
  }
  function choosePasted(event: ClipboardEvent) {
    const [pasted] = event.clipboardData.files
    if (!pasted) return
    event.preventDefault()
    choose(pasted)
  }
  return (
    <form onSubmit={submit}>
      {file && <ChosenFile file={file} onRemove={clear} />}
      {recorder.problem && (
        <p role="alert" className="chat-hint" data-bad>
          {t(`voice.${recorder.problem}`)}
        </p>
      )}
      <RiskNote text={text} isOwn />
      <Recording recorder={recorder} />
      <div className="chat-composer" hidden={recorder.recording !== undefined} data-written={text !== '' || undefined}>
        <AttachButton onChoose={choose} />
        {chat.isOwnListing && <ReplyMenu text={text} onChoose={insert} />}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          placeholder={t('composer.placeholder')}
          aria-label={t('composer.label', { name: nameOf(chat) })}
          aria-describedby="chat-hint"
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          onChange={({ target }) => {
            setText(target.value)
            recorder.forgetProblem()
            if (!isBlankChat(target.value)) onTyping()
          }}
          onKeyDown={sendOnEnter}
          onPaste={choosePasted}
        />
        <RecordButton onStart={() => void recorder.start()} />
        <IconButton type="submit" label={t('composer.send')} className="chat-send" disabled={!canSend}>
          <Send className="rtl:-scale-x-100" aria-hidden />
        </IconButton>
      </div>
      <p id="chat-hint" className={isTooLong ? 'chat-hint' : 'ui-visually-hidden'} data-bad={isTooLong || undefined}>
        {t(isTooLong ? 'composer.tooLong' : 'composer.hint')}
      </p>
    </form>
  )
}

/** Whoever has chosen a conversation goes on in it; on a phone the keyboard would cover what was said. */
function useFocusWhenOpened(field: RefObject<HTMLElement | null>) {
  const isOpenedHere = useRef(useIsHydrated())
  useEffect(() => {
    if (!isOpenedHere.current) return
    const heading = document.querySelector<HTMLElement>('#chat-name')
    const target = matchMedia('(hover: hover)').matches ? field.current : heading
    target?.focus({ preventScroll: true })
  }, [field])
}

/** Where the keys were before the recording began, which is no longer there. */
function useFocusAfter(isRecording: boolean, field: RefObject<HTMLElement | null>) {
  const was = useRef(isRecording)
  useEffect(() => {
    if (was.current && !isRecording) field.current?.focus()
    was.current = isRecording
  }, [isRecording, field])
}

function Closed({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { nameOf } = useChatWords()
  const { change, isBusy } = useChangeBlock()
  if (chat.isBlockedByMe) {
    const unblock = (
      <Button
        variant="secondary"
        size="small"
        isLoading={isBusy}
        onClick={() => void change({ id: chat.accountId, name: nameOf(chat) }, 'unblock')}
      >
        {t('blocked.unblock')}
      </Button>
    )
    return (
      <Note tone="warn" icon={<Ban aria-hidden />} lead={t('blocked.byYou')} action={unblock}>
        {t('blocked.byYouText')}
      </Note>
    )
  }
  return (
    <Note tone="warn" icon={<Ban aria-hidden />} lead={t(chat.isBlockedByThem ? 'blocked.you' : 'blocked.left')}>
      {t('blocked.youText')}
    </Note>
  )
}
