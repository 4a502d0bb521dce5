import type { Agent } from '@gable/contract/agents'
import { EmptyState } from '@gable/ui/empty-state'
import { Pagination } from '@gable/ui/pagination'
import { Children, type ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import { TabLinks } from '#app/shell/tab-links.tsx'
import { agentPath } from '#app/features/listings/lister/agent-path.ts'
import { countsOf, listingsQuery, type ShownTab, shownTabs } from './agent-tabs.ts'

type AgentListingsProps = { agent: Agent; tab: ShownTab; page: number; pageCount: number; children: ReactNode }

/** What they list, behind tabs that are links. */
export function AgentListings({ agent, tab, page, pageCount, children }: AgentListingsProps) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const path = agentPath(agent.slug)
  const counts = countsOf(agent)
  // What there is none of has no tab, unless it is the one that is open.
  const shown = shownTabs.filter((one) => counts[one] > 0 || one === tab)
  return (
    <section className="pt-12">
      <h2 className="ui-visually-hidden">{t('page.listings')}</h2>
      <TabLinks
        label={t('page.listings')}
        keepsScroll
        tabs={shown.map((one) => ({
          to: path + listingsQuery({ tab: one }),
          label: t(`tabs.${one}`),
          isCurrent: one === tab,
          count: counts[one],
        }))}
      />
      {Children.count(children) === 0 && <EmptyState title={t(`empty.${tab}`)} />}
      <div className="agent-listings">{children}</div>
      {pageCount > 1 && (
        <div className="mt-10 grid justify-center">
          <Pagination
            label={t('list.page', { page, pages: pageCount })}
            previousLabel={t('list.previous')}
            nextLabel={t('list.next')}
            page={page}
            pageCount={pageCount}
            formatPage={(number) => new Intl.NumberFormat(locale).format(number)}
            hrefFor={(number) => toLocal(path + listingsQuery({ tab, page: number }))}
            anchor={RouterAnchor}
          />
        </div>
      )}
    </section>
  )
}
