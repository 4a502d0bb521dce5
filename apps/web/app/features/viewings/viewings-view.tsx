import { buttonClass } from '@gable/ui/button'
import { ChevronLeft, Clock } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { TabLinks } from '#app/shell/tab-links.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { HeardList } from './heard-list.tsx'
import type { LoadedViewings, LoadedWeek } from './load-viewings.server.ts'
import { ToConfirm } from './to-confirm.tsx'
import { VisitList } from './visit-list.tsx'
import { WeekView } from './week-view.tsx'
import './viewings.css'

/** For listers their week and who waits; for visitors what is to come and what was. */
export function ViewingsView({ loaded }: { loaded: LoadedViewings }) {
  const { t } = useTranslation(['viewings', 'accounts'])
  const { side, week, visits, calendar, now } = loaded
  const tab = (one: typeof side) => ({
    to: `/user/viewings?side=${one}`,
    label: t(`tabs.${one}`),
    isCurrent: one === side,
  })
  return (
    <div className="viewings">
      <PageHead title={t('title')} isPrivate />
      <LocalLink to="/user" className="dashboard-back">
        <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
        {t('accounts:settings.account')}
      </LocalLink>
      <div className="viewings-head">
        <div>
          <h1 className="type-page">{t('title')}</h1>
          {week && <Summary week={week} />}
        </div>
        {week && (
          <LocalLink to="/user/viewings/times" className={buttonClass({ variant: 'secondary' })}>
            <Clock aria-hidden />
            {t('times')}
          </LocalLink>
        )}
      </div>
      <TabLinks label={t('tabs.label')} tabs={[tab('lister'), tab('visitor')]} />
      <div className="viewings-columns">
        {week && <WeekView week={week} now={now} />}
        {visits && <VisitList visits={visits} now={now} />}
        <aside className="viewings-aside">
          {week && <ToConfirm week={week} now={now} />}
          <CalendarPanel since={calendar.since} />
          {week && <HeardList heard={week.heard} />}
        </aside>
      </div>
    </div>
  )
}

function Summary({ week }: { week: LoadedWeek }) {
  const { t } = useTranslation('viewings')
  const booked = week.viewings.filter(({ state }) => state === 'confirmed').length
  return (
    <p className="mt-1 text-ink-soft">
      {t('summary', {
        booked: t('booked', { count: booked }),
        waiting: t('toConfirm', { count: week.waitingCount }),
      })}
    </p>
  )
}
