import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { TabLinks } from '#app/shell/tab-links.tsx'
import { type LeadQuery, type LeadTab, leadPath, leadTabs, stagesOf } from './lead-query.ts'
import type { LoadedLeads } from './load-leads.server.ts'

type LeadTabsProps = { query: LeadQuery; counts: LoadedLeads['counts'] }

export function LeadTabs({ query, counts }: LeadTabsProps) {
  const { t } = useTranslation('leads')
  const countOf = (tab: LeadTab) =>
    tab === 'due' ? counts.due : stagesOf[tab].reduce((sum, stage) => sum + counts.stages[stage], 0)
  const tabs = leadTabs.map((tab) => ({
    to: leadPath({ tab, homeId: query.homeId, text: '' }),
    label: t(`tabs.${tab}`),
    count: countOf(tab),
    tone: tab === 'due' ? ('warn' as const) : undefined,
    isCurrent: query.tab === tab && query.text === '',
  }))
  return <TabLinks label={t('tabs.label')} tabs={tabs} keepsScroll />
}
