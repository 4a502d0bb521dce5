import { buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { iconButtonClass } from '@gable/ui/icon-button'
import { addDays } from '@gable/domain/zoned-time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { DayAgenda } from './day-agenda.tsx'
import type { LoadedWeek } from './load-viewings.server.ts'
import { useWhen } from './use-when.ts'
import { weekPath } from './week-path.ts'
import { WeekGrid } from './week-grid.tsx'

/** On a desk the whole week, on a phone one day of it. */
export function WeekView({ week, now }: { week: LoadedWeek; now: number }) {
  const { t } = useTranslation('viewings')
  const { sayDays, sayZone } = useWhen()
  const { monday, day, today, timeZone } = week
  return (
    <section className="min-w-0">
      <div className="week-head">
        <h2 className="type-block">{sayDays(monday, addDays(monday, 6))}</h2>
        <LocalLink to={weekPath(today)} preventScrollReset className={buttonClass({ variant: 'secondary' })}>
          {t('today')}
        </LocalLink>
        <LocalLink
          to={weekPath(addDays(day, -7))}
          preventScrollReset
          className={iconButtonClass('line')}
          aria-label={t('weekBefore')}
        >
          <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
        </LocalLink>
        <LocalLink
          to={weekPath(addDays(day, 7))}
          preventScrollReset
          className={iconButtonClass('line')}
          aria-label={t('weekAfter')}
        >
          <ChevronRight className="rtl:-scale-x-100" aria-hidden />
        </LocalLink>
      </div>
      {!week.hasTimes && <Note className="mb-4">{t('noTimes')}</Note>}
      <DayAgenda week={week} />
      <WeekGrid week={week} now={now} />
      <p className="week-legend">
        <span data-look="booked">{t('legend.booked')}</span>
        <span data-look="waiting">{t('legend.waiting')}</span>
        <span data-look="free">{t('legend.free')}</span>
        <span className="ms-auto">{sayZone(new Date(now).toISOString(), timeZone)}</span>
      </p>
    </section>
  )
}
