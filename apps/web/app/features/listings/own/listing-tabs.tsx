import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { TabLinks, type TabLink } from '#app/shell/tab-links.tsx'
import { type ListQuery, toListQuery } from './list-query.ts'

export type ListingTabEntry = Pick<TabLink, 'label' | 'tone'> & { id: string | undefined; count: number }

type ListingTabsProps = { path: string; query: ListQuery; entries: readonly ListingTabEntry[] }

export function ListingTabs({ path, query, entries }: ListingTabsProps) {
  const { t } = useTranslation('own')
  const tabs = entries.map(({ id, ...entry }) => ({
    ...entry,
    to: path + toListQuery({ ...query, tab: id, page: 1 }),
    isCurrent: query.tab === id,
  }))
  return <TabLinks label={t('tabs.label')} tabs={tabs} className="wide-tabs" keepsScroll />
}
