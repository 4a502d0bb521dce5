import type { Viewing } from '@gable/contract/viewings'
import { toWallTime } from '@gable/domain/zoned-time'
import type { CSSProperties } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { LoadedWeek } from './load-viewings.server.ts'
import { minutesBetween, useWhen } from './use-when.ts'
import { dayOf, daysOfWeek, hoursOf } from './week.ts'

type Place = { startsAt: string; endsAt: string }

const lookOf = ({ state, isOver }: Viewing) => (isOver ? 'past' : state === 'confirmed' ? 'booked' : 'waiting')

/** Hours of seven days, in the time of the lister's homes. */
export function WeekGrid({ week, now }: { week: LoadedWeek; now: number }) {
  const { t } = useTranslation('viewings')
  const { sayDay, sayTime, say } = useWhen()
  const { monday, today, timeZone, viewings, free } = week
  const { from, until } = hoursOf([...viewings, ...free], timeZone)
  const hours = Array.from({ length: until - from + 1 }, (_, place) => from + place)
  const placeOf = (one: Place) =>
    ({
      '--at': toWallTime(new Date(one.startsAt), timeZone).minute / 60 - from,
      '--long': minutesBetween(one) / 60,
    }) as CSSProperties
  const isOf = (date: string) => (one: Place) => dayOf(one.startsAt, timeZone) === date
  return (
    <div className="week-grid" style={{ '--hours': hours.length } as CSSProperties}>
      <div className="week-hours" aria-hidden>
        {hours.map((hour, place) => (
          <span key={hour} style={{ '--at': place } as CSSProperties}>
            {sayTime(new Date(hour * 3_600_000).toISOString(), 'UTC')}
          </span>
        ))}
      </div>
      {daysOfWeek(monday).map((date) => (
        <section
          key={date}
          className="week-day"
          data-past={date < today || undefined}
          data-today={date === today || undefined}
        >
          <h3>
            <span>{sayDay(date, { weekday: 'short' })}</span>
            <b>{sayDay(date, { day: 'numeric' })}</b>
          </h3>
          <ul>
            {free.filter(isOf(date)).map((slot) => (
              <li key={slot.startsAt} data-look="free" style={placeOf(slot)}>
                {sayTime(slot.startsAt, timeZone)}
                <span className="ui-visually-hidden"> {t('free')}</span>
              </li>
            ))}
            {viewings.filter(isOf(date)).map((viewing) => (
              <li
                key={viewing.id}
                data-look={lookOf(viewing)}
                style={placeOf(viewing)}
                title={`${say(viewing.startsAt, timeZone)} · ${viewing.name} · ${viewing.title}`}
              >
                <b>{sayTime(viewing.startsAt, timeZone)}</b>
                <span>{viewing.name || t('nameless')}</span>
                <span className="ui-visually-hidden">{t(`states.${viewing.state}.lister`)}</span>
              </li>
            ))}
          </ul>
          {date === today && (
            <i
              className="week-now"
              style={{ '--at': toWallTime(new Date(now), timeZone).minute / 60 - from } as CSSProperties}
            />
          )}
        </section>
      ))}
    </div>
  )
}
