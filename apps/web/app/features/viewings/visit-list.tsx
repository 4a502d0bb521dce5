import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { LoadedVisits } from './load-viewings.server.ts'
import { VisitRow } from './visit-row.tsx'

/** What a visitor has asked for, and where they were. */
export function VisitList({ visits, now }: { visits: LoadedVisits; now: number }) {
  const { t } = useTranslation('viewings')
  const { coming, past, lastId } = visits
  if (coming.length + past.length === 0) {
    return (
      <EmptyState
        illustration="house"
        title={t('visits.noneTitle')}
        actions={
          <LocalLink to="/properties" className={buttonClass()}>
            {t('visits.noneAction')}
          </LocalLink>
        }
      >
        {t('visits.noneText')}
      </EmptyState>
    )
  }
  return (
    <div className="grid content-start gap-10">
      {(['coming', 'past'] as const).map(
        (kind) =>
          visits[kind].length > 0 && (
            <section key={kind}>
              <h2 className="type-block mb-4">{t(`visits.${kind}`)}</h2>
              <ul className="visits">
                {visits[kind].map((viewing) => (
                  <VisitRow key={viewing.id} viewing={viewing} now={now} />
                ))}
              </ul>
            </section>
          ),
      )}
      {lastId !== undefined && (
        <LocalLink
          to={`/user/viewings?side=visitor&after=${lastId}`}
          className={buttonClass({ variant: 'secondary' }, 'justify-self-start')}
        >
          {t('visits.more')}
        </LocalLink>
      )}
    </div>
  )
}
