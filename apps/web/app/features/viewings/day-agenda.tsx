import type { Viewing } from '@gable/contract/viewings'
import { Badge } from '@gable/ui/badge'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { LoadedWeek } from './load-viewings.server.ts'
import { toneOf } from './tone-of.ts'
import { useWhen } from './use-when.ts'
import { dayOf, daysOfWeek } from './week.ts'
import { weekPath } from './week-path.ts'

type Entry = { startsAt: string; viewing: Viewing | undefined }

/** One day of the week on a phone; the dots say on which days there is something. */
export function DayAgenda({ week }: { week: LoadedWeek }) {
  const { t } = useTranslation('viewings')
  const { sayDay, sayTime } = useWhen()
  const { monday, day, timeZone, viewings, free } = week
  const entries: Entry[] = [
    ...viewings.map((viewing) => ({ startsAt: viewing.startsAt, viewing })),
    ...free.map(({ startsAt }) => ({ startsAt, viewing: undefined })),
  ].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  const of = (date: string) => entries.filter(({ startsAt }) => dayOf(startsAt, timeZone) === date)
  return (
    <div className="day-agenda">
      <nav aria-label={t('days')}>
        {daysOfWeek(monday).map((date) => (
          <LocalLink
            key={date}
            to={weekPath(date)}
            preventScrollReset
            aria-current={date === day ? 'date' : undefined}
            data-filled={of(date).length > 0 || undefined}
          >
            <span>{sayDay(date, { weekday: 'short' })}</span>
            <b>{sayDay(date, { day: 'numeric' })}</b>
          </LocalLink>
        ))}
      </nav>
      {of(day).length === 0 ? (
        <p className="text-14 text-ink-soft">{t('noneOnDay')}</p>
      ) : (
        <ul>
          {of(day).map(({ startsAt, viewing }) => (
            <li key={viewing?.id ?? startsAt}>
              <b>{sayTime(startsAt, timeZone)}</b>
              <span className="min-w-0">
                <span className={viewing ? 'block truncate font-semibold' : 'text-ink-soft'}>
                  {viewing ? viewing.name || t('nameless') : t('free')}
                </span>
                {viewing && <span className="block truncate text-ink-soft">{viewing.title || t('gone')}</span>}
              </span>
              {viewing && <Badge tone={toneOf(viewing)}>{t(`states.${viewing.state}.lister`)}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
