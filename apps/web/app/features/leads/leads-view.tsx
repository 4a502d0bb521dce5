import { openLeadStages } from '@gable/domain/lead-stages'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { HomeFilter } from './home-filter.tsx'
import { LeadDetail } from './lead-detail.tsx'
import { LeadList } from './lead-list.tsx'
import { leadPath } from './lead-query.ts'
import { LeadTabs } from './lead-tabs.tsx'
import type { LoadedLeads } from './load-leads.server.ts'

/** On a desk a list with the open lead beside it; on a phone one of the two. */
export function LeadsView({ loaded }: { loaded: LoadedLeads }) {
  const { t } = useTranslation(['leads', 'accounts'])
  const { query, counts, groups, homes, lead, now } = loaded
  const open = openLeadStages.reduce((sum, stage) => sum + counts.stages[stage], 0)
  const isChosen = query.leadId !== undefined && lead !== undefined
  const back = isChosen ? leadPath({ ...query, leadId: undefined }) : '/user'
  return (
    <div className="leads" data-chosen={isChosen || undefined}>
      <PageHead title={t('title')} isPrivate />
      <LocalLink to={back} className="dashboard-back">
        <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
        {isChosen ? t('title') : t('accounts:settings.account')}
      </LocalLink>
      <div className="leads-top">
        <h1 className="type-page">{t('title')}</h1>
        <p className="mb-5 text-ink-soft">
          {t('open', { count: open })} {counts.stages.new > 0 && t('waiting', { count: counts.stages.new })}
        </p>
        <LeadTabs query={query} counts={counts} />
        {homes.length > 1 && <HomeFilter query={query} homes={homes} />}
        {counts.numbersShown > 0 && (
          <p className="mb-4 text-14 text-ink-soft">{t('numbersShown', { count: counts.numbersShown })}</p>
        )}
      </div>
      {groups.length === 0 && <NoLeads isFirst={open === 0 && query.tab === 'open' && query.homeId === undefined} />}
      <div className="leads-columns">
        {groups.length > 0 && <LeadList loaded={loaded} openId={lead?.id} />}
        {lead && <LeadDetail key={lead.id} lead={lead} now={now} />}
      </div>
    </div>
  )
}

function NoLeads({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('leads')
  if (!isFirst) return <EmptyState title={t('none.filtered')}>{t('none.filteredText')}</EmptyState>
  return (
    <EmptyState
      illustration="house"
      title={t('none.title')}
      actions={
        <LocalLink to="/user/my-properties" className={buttonClass()}>
          {t('none.action')}
        </LocalLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  )
}
