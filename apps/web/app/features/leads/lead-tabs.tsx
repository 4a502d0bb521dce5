import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { type LeadQuery, type LeadTab, leadPath, leadTabs, stagesOf } from './lead-query.ts'
import type { LoadedLeads } from './load-leads.server.ts'

type LeadTabsProps = { query: LeadQuery; counts: LoadedLeads['counts'] }

/** Links, so that they work before the scripts are there. */
export function LeadTabs({ query, counts }: LeadTabsProps) {
  const { t } = useTranslation('leads')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  const countOf = (tab: LeadTab) =>
    tab === 'due' ? counts.due : stagesOf[tab].reduce((sum, stage) => sum + counts.stages[stage], 0)
  return (
    <nav className="ui-tabs mb-6" aria-label={t('tabs.label')}>
      {leadTabs.map((tab) => (
        <LocalLink
          key={tab}
          to={leadPath({ tab, homeId: query.homeId, text: '' })}
          aria-current={query.tab === tab && query.text === '' ? 'page' : undefined}
          preventScrollReset
        >
          {/* The blank is for those who hear it. */}
          {t(`tabs.${tab}`)}{' '}
          <span className="listing-count" data-due={(tab === 'due' && counts.due > 0) || undefined}>
            {numbers.format(countOf(tab))}
          </span>
        </LocalLink>
      ))}
    </nav>
  )
}
