import type { Viewing } from '@gable/contract/viewings'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Avatar } from '@gable/ui/avatar'
import { Badge } from '@gable/ui/badge'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { ChatLink } from './chat-link.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import type { LoadedWeek } from './load-viewings.server.ts'
import { minutesBetween, useWhen } from './use-when.ts'

/** Who waits for an answer of the lister, the next time first. */
export function ToConfirm({ week, now }: { week: LoadedWeek; now: number }) {
  const { t } = useTranslation('viewings')
  return (
    <section className="ui-panel">
      <div className="mb-4 flex items-center justify-between gap-2">
        <h2 className="type-block">{t('confirmPanel.title')}</h2>
        {week.waitingCount > 0 && <Badge tone="warn">{week.waitingCount}</Badge>}
      </div>
      {week.waiting.length === 0 && <p className="text-14 text-ink-soft">{t('confirmPanel.none')}</p>}
      <ul className="viewing-requests">
        {week.waiting.map((viewing) => (
          <Request key={viewing.id} viewing={viewing} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Request({ viewing, now }: { viewing: Viewing; now: number }) {
  const { t } = useTranslation('viewings')
  const { locale } = useLanguage()
  const { say } = useWhen()
  const name = viewing.name || t('nameless')
  const asked = formatRelativeTime(new Date(viewing.createdAt), new Date(now), locale)
  return (
    <li>
      <div className="flex items-center gap-3">
        <Avatar name={name} src={viewing.profileImageUrl || undefined} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-14 font-semibold">{name}</p>
          <p className="truncate text-14 text-ink-soft">{viewing.title || t('gone')}</p>
        </div>
        <ChatLink viewing={viewing} />
      </div>
      <div>
        <p className="viewing-when">{say(viewing.startsAt, viewing.timeZone)}</p>
        <p className="text-14 text-ink-soft">
          {`${t('minutes', { count: minutesBetween(viewing) })} · ${t('asked', { time: asked })}`}
        </p>
        {viewing.message && (
          <p className="mt-2 text-14" dir="auto">
            {viewing.message}
          </p>
        )}
      </div>
      <AnswerButtons viewing={viewing} isShort />
    </li>
  )
}
