import type { ChatVoice } from '@gable/contract/chat-message'
import { Mic, Pause, Play } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { useSoundLength } from './use-chat-words.ts'
import { useSound } from './use-sound.ts'
import { Waveform } from './waveform.tsx'

type VoiceNoteProps = { voice: ChatVoice; url: string; renew: () => Promise<string | undefined> }

/** What somebody said aloud; until it was looked through, only how long it is. */
export function VoiceNote({ voice, url, renew }: VoiceNoteProps) {
  const { t } = useTranslation('chat')
  if (voice.state === 'ready' && url) return <Player voice={voice} url={url} renew={renew} />
  return <VoiceLine seconds={voice.seconds} text={t(voice.state === 'refused' ? 'voice.refused' : 'file.checking')} />
}

function Player({ voice, url, renew }: VoiceNoteProps) {
  const { t } = useTranslation('chat')
  const { locale } = useLanguage()
  const toLength = useSoundLength()
  const { state, at, length, speed, toggle, seek, quicken } = useSound({ url, seconds: voice.seconds, renew })
  const isPlaying = state === 'playing'
  const isBegun = isPlaying || at > 0
  const [position, whole] = [toLength(at), toLength(length)]
  const times = new Intl.NumberFormat(locale).format(speed)
  return (
    <div className="chat-voice" data-loading={state === 'loading' || undefined}>
      <button
        type="button"
        className="chat-voice-play"
        aria-label={t(isPlaying ? 'voice.pause' : 'voice.play', { length: whole })}
        onClick={toggle}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden className="rtl:-scale-x-100" />}
      </button>
      <span className="chat-voice-wave">
        <Waveform levels={voice.levels} played={length > 0 && isBegun ? at / length : 0} />
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.round(length))}
          step={1}
          value={Math.min(Math.round(at), Math.round(length))}
          aria-label={t('voice.position')}
          aria-valuetext={t('voice.at', { position, length: whole })}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </span>
      <span className="chat-voice-time">
        {isBegun ? (
          <>
            {position}
            <span className="chat-voice-whole"> / {whole}</span>
          </>
        ) : (
          whole
        )}
      </span>
      <button type="button" className="chat-voice-speed" aria-label={t('voice.speed', { times })} onClick={quicken}>
        <bdi>{times}×</bdi>
      </button>
      {state === 'failed' && (
        <span role="alert" className="chat-voice-failed">
          {t('voice.cannotPlay')}
        </span>
      )}
    </div>
  )
}

/** A voice note that cannot be played yet, or never will. */
export function VoiceLine({ seconds, text }: { seconds: number; text: string }) {
  const { t } = useTranslation('chat')
  const toLength = useSoundLength()
  return (
    <span className="chat-file-line">
      <Mic aria-hidden />
      <span className="min-w-0">
        <bdi>{t('kinds.audioOf', { length: toLength(seconds) })}</bdi>
        <small>{text}</small>
      </span>
    </span>
  )
}
