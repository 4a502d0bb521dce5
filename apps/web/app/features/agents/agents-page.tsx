import { listAgents } from '@gable/contract/agents'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { Pagination } from '@gable/ui/pagination'
import '#app/shared/i18n/agent-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink, RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import type { Route } from './+types/agents-page'
import { AgentCard } from './agent-card.tsx'
import { type AgentSearch, parseAgentSearch, toAgentQuery } from './agent-search.ts'
import { AgentsFilters } from './agents-filters.tsx'

const pageSize = 24

export async function loader(args: Route.LoaderArgs) {
  const search = parseAgentSearch(args.url.searchParams)
  const { text, language, isVerifiedOnly, page } = search
  const { data: agents, total } = await apiFor(args)(listAgents, {
    ...{ limit: pageSize, offset: (page - 1) * pageSize },
    ...(text && { text }),
    ...(language && { language }),
    ...(isVerifiedOnly && { isVerifiedOnly }),
  })
  return { agents, total, search }
}

export default function AgentsPage({ loaderData: { agents, total, search } }: Route.ComponentProps) {
  const { t } = useTranslation('agents')
  const text = t('list.text', { count: total })
  const query = toAgentQuery(search)
  return (
    <main id="main" className="ui-container pt-8 md:pt-10">
      <PageHead title={t('list.title')} description={text} query={query} />
      <h1 className="type-page">{t('list.title')}</h1>
      <output className="mt-1.5 block text-ink-soft">{text}</output>
      <search className="mt-6 mb-7 block">
        <AgentsFilters key={query} search={search} />
      </search>
      {agents.length === 0 && <NoAgents isSearched={toAgentQuery({ ...search, page: 1 }) !== ''} />}
      <div className="agent-cards">
        {agents.map((agent) => (
          <AgentCard key={agent.id} agent={agent} />
        ))}
      </div>
      <Pages search={search} total={total} />
    </main>
  )
}

function NoAgents({ isSearched }: { isSearched: boolean }) {
  const { t } = useTranslation('agents')
  return (
    <EmptyState
      illustration="house"
      title={t(isSearched ? 'list.noneFound' : 'list.none')}
      actions={
        <LocalLink to={isSearched ? '/agents' : '/properties'} className={buttonClass({ variant: 'secondary' })}>
          {t(isSearched ? 'list.all' : 'list.homes')}
        </LocalLink>
      }
    />
  )
}

/** Links, so that a reader without scripts and a search engine go on as well. */
function Pages({ search, total }: { search: AgentSearch; total: number }) {
  const { t } = useTranslation('agents')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const pageCount = Math.ceil(total / pageSize)
  if (pageCount <= 1) return null
  return (
    <div className="mt-12 grid justify-center">
      <Pagination
        label={t('list.page', { page: search.page, pages: pageCount })}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
        page={search.page}
        pageCount={pageCount}
        formatPage={(number) => new Intl.NumberFormat(locale).format(number)}
        hrefFor={(page) => toLocal(`/agents${toAgentQuery({ ...search, page })}`)}
        anchor={RouterAnchor}
      />
    </div>
  )
}
