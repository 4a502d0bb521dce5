import type { Viewing } from '@gable/contract/viewings'
import { Badge } from '@gable/ui/badge'
import { Button, buttonClass } from '@gable/ui/button'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { ChatLink } from './chat-link.tsx'
import { toneOf } from './tone-of.ts'
import { minutesBetween, useWhen } from './use-when.ts'
import './answer-buttons.css'

const FeedbackDialog = lazy(async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }))

/** One visit: when and where, how it stands, and what can be done about it. */
export function VisitRow({ viewing, now }: { viewing: Viewing; now: number }) {
  const { t } = useTranslation('viewings')
  const { code } = useLanguage()
  const { say, sayZone, sayYours } = useWhen()
  const { startsAt, timeZone, title, slug, name } = viewing
  const page = viewing.projectId > 0 ? 'project-details' : 'properties-details'
  const yours = sayYours(startsAt, timeZone)
  return (
    <li className="visit">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="viewing-when">{say(startsAt, timeZone)}</p>
        <Badge tone={toneOf(viewing)}>{t(`states.${viewing.state}.visitor`)}</Badge>
      </div>
      <p className="text-14 text-ink-soft">
        {[t('minutes', { count: minutesBetween(viewing) }), sayZone(startsAt, timeZone), yours]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="font-medium">
        {slug ? (
          <LocalLink to={`/${page}/${encodeURIComponent(slug)}`} className="ui-link">
            {title}
          </LocalLink>
        ) : (
          t('gone')
        )}
        <span className="font-normal text-ink-soft"> · {name || t('nameless')}</span>
      </p>
      {viewing.place && <p className="text-14">{t('place', { place: viewing.place })}</p>}
      {viewing.reason && <p className="text-14 text-ink-soft">{t('reason', { reason: viewing.reason })}</p>}
      <div className="viewing-actions">
        <AnswerButtons viewing={viewing} />
        {viewing.state === 'confirmed' && !viewing.isOver && viewing.videoLink && (
          <a
            href={viewing.videoLink}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('video')}
          </a>
        )}
        {viewing.state === 'confirmed' && !viewing.isOver && (
          <a
            href={`/api/viewing-file?id=${viewing.id}&language=${code}`}
            download
            className={buttonClass({ variant: 'quiet' })}
          >
            <CalendarPlus aria-hidden />
            {t('file')}
          </a>
        )}
        <Feedback viewing={viewing} now={now} />
        <ChatLink viewing={viewing} />
      </div>
    </li>
  )
}

function Feedback({ viewing, now }: { viewing: Viewing; now: number }) {
  const { t } = useTranslation('viewings')
  const [isOpen, setOpen] = useState(false)
  if (viewing.state !== 'confirmed' || Date.parse(viewing.endsAt) > now) return null
  if (viewing.hasFeedback) return <p className="text-14 text-ink-soft">{t('feedback.given')}</p>
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('feedback.open')}
      </Button>
      <Suspense>{isOpen && <FeedbackDialog viewing={viewing} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
