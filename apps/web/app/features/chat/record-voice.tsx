import { IconButton } from '@gable/ui/icon-button'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import { Mic, Send, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { canRecord } from './sound-recorder.ts'
import { useSoundLength } from './use-chat-words.ts'
import type { useRecorder } from './use-recorder.ts'
import { Waveform } from './waveform.tsx'

/** Nothing where the browser cannot record. */
export function RecordButton({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('chat')
  if (!useIsHydrated() || !canRecord()) return null
  return (
    <IconButton label={t('voice.record')} className="chat-record" onClick={onStart}>
      <Mic aria-hidden />
    </IconButton>
  )
}

type RecordingProps = { recorder: ReturnType<typeof useRecorder> }

/** In the place of the field while somebody speaks. */
export function Recording({ recorder: { recording, cancel, finish } }: RecordingProps) {
  const { t } = useTranslation('chat')
  const toLength = useSoundLength()
  const send = useRef<HTMLButtonElement>(null)
  const isRecording = recording?.state === 'recording'
  useEffect(() => {
    if (isRecording) send.current?.focus()
  }, [isRecording])
  if (!recording) return null
  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape throws away, wherever the keys are
    <fieldset className="chat-composer chat-recording" aria-label={t('voice.recording')} onKeyDown={cancelOnEscape}>
      <IconButton label={t('voice.cancel')} onClick={cancel}>
        <Trash2 aria-hidden />
      </IconButton>
      <p className="chat-recording-meter">
        <i aria-hidden />
        <time>{toLength(recording.seconds)}</time>
        <Waveform levels={[...Array.from({ length: 40 - recording.levels.length }, () => 0), ...recording.levels]} />
      </p>
      <VisuallyHidden>
        <output>{t(isRecording ? 'voice.recording' : 'voice.asking')}</output>
      </VisuallyHidden>
      <IconButton
        ref={send}
        label={t('voice.send')}
        className="chat-send"
        disabled={!isRecording}
        onClick={() => void finish()}
      >
        <Send className="rtl:-scale-x-100" aria-hidden />
      </IconButton>
    </fieldset>
  )
}
