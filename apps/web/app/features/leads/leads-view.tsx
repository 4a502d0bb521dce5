import { openLeadStages } from '@gable/domain/lead-stages'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { AccountBack } from '#app/shell/layout/account-head.tsx'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { LeadDetail } from './lead-detail.tsx'
import { LeadList } from './lead-list.tsx'
import { type LeadQuery, leadPath } from './lead-query.ts'
import { LeadTabs } from './lead-tabs.tsx'
import { LeadTools } from './lead-tools.tsx'
import { LeadsHead } from './leads-head.tsx'
import type { LoadedLeads } from './load-leads.server.ts'

/** On a desk a list with the open lead beside it; on a phone one of the two. */
export function LeadsView({ loaded }: { loaded: LoadedLeads }) {
  const { t } = useTranslation('leads')
  const { query, counts, groups, homes, lead, now } = loaded
  const open = openLeadStages.reduce((sum, stage) => sum + counts.stages[stage], 0)
  const waiting = counts.stages.new > 0 ? t('waiting', { count: counts.stages.new }) : ''
  const isChosen = query.leadId !== undefined && lead !== undefined
  const back = isChosen ? leadPath({ ...query, leadId: undefined }) : '/user'
  return (
    <div className="leads" data-chosen={isChosen || undefined}>
      <PageHead title={t('title')} isPrivate />
      <AccountBack to={back}>{isChosen ? t('title') : undefined}</AccountBack>
      <div className="leads-top">
        <LeadsHead text={[t('open', { count: open }), waiting].join(' ')} homes={homes} homeId={query.homeId} />
        <LeadTabs query={query} counts={counts} />
        <LeadTools query={query} homes={homes} />
        {counts.numbersShown > 0 && (
          <p className="mb-4 text-14 text-ink-soft">{t('numbersShown', { count: counts.numbersShown })}</p>
        )}
      </div>
      {groups.length === 0 && <NoLeads query={query} isFirst={open === 0} />}
      <div className="leads-columns">
        {groups.length > 0 && <LeadList loaded={loaded} openId={lead?.id} />}
        {lead && <LeadDetail key={lead.id} lead={lead} now={now} />}
      </div>
    </div>
  )
}

function NoLeads({ query, isFirst }: { query: LeadQuery; isFirst: boolean }) {
  const { t } = useTranslation('leads')
  if (query.text) {
    return (
      <EmptyState
        title={t('none.searched')}
        actions={
          <LocalLink to={leadPath({ ...query, text: '' })} className={buttonClass({ variant: 'secondary' })}>
            {t('none.clear')}
          </LocalLink>
        }
      >
        {t('none.searchedText')}
      </EmptyState>
    )
  }
  if (!isFirst || query.tab !== 'open' || query.homeId !== undefined)
    return <EmptyState title={t('none.filtered')}>{t('none.filteredText')}</EmptyState>
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
