import type { ChatViewing } from '@gable/contract/chat-message'
import { waitsFor } from '@gable/domain/viewing-moves'
import { Badge } from '@gable/ui/badge'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { toneOf } from './tone-of.ts'
import type { ReadAnew } from './use-viewing-work.ts'
import { minutesBetween, useWhen } from './use-when.ts'

type ViewingCardProps = {
  viewing: ChatViewing
  /** Of the other one. */
  name: string
  /** Nothing is agreed on with whoever cannot be reached. */
  canAnswer: boolean
  readAnew: ReadAnew
}

/** A viewing at its place in the conversation, with how it stands now and what the reader may do about it. */
export function ViewingCard({ viewing, name, canAnswer, readAnew }: ViewingCardProps) {
  const { t } = useTranslation('viewings')
  const { say, sayZone, sayYours } = useWhen()
  const { startsAt, timeZone, place, videoLink, message, reason } = viewing
  const zone = [sayZone(startsAt, timeZone), sayYours(startsAt, timeZone)].filter(Boolean).join(' · ')
  return (
    <article className="chat-viewing" aria-label={t('card.title')}>
      <div className="chat-viewing-head">
        <h3>
          <CalendarDays aria-hidden />
          {t('card.title')}
        </h3>
        <State viewing={viewing} />
      </div>
      <div>
        <p className="chat-viewing-when">
          <time dateTime={startsAt}>{say(startsAt, timeZone)}</time>
        </p>
        <p className="text-ink-soft">
          {t('minutes', { count: minutesBetween(viewing) })}
          {place && ' · '}
          {place && <bdi className="written">{place}</bdi>}
        </p>
        <p className="text-ink-soft">{zone}</p>
      </div>
      {message && (
        <p dir="auto" className="written chat-viewing-words">
          {message}
        </p>
      )}
      {reason && <p dir="auto">{t('reason', { reason })}</p>}
      {videoLink && !viewing.isOver && viewing.state === 'confirmed' && (
        <a href={videoLink} target="_blank" rel="noreferrer" className="ui-link">
          {t('video')}
        </a>
      )}
      {canAnswer && <AnswerButtons viewing={{ ...viewing, name }} readAnew={readAnew} />}
    </article>
  )
}

function State({ viewing }: { viewing: ChatViewing }) {
  const { t } = useTranslation('viewings')
  const { side, state, isOver } = viewing
  if (waitsFor(side, viewing)) return <Badge tone="warn">{t('card.waitsForYou')}</Badge>
  // Until the clock has come by.
  const shown = isOver && (state === 'requested' || state === 'proposed') ? 'expired' : state
  return <Badge tone={toneOf({ state: shown })}>{t(`states.${shown}.${side}`)}</Badge>
}
