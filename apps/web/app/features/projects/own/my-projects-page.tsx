import { countAddedProjects, getAddedProjects, projectTabs } from '@gable/contract/projects'
import { useTranslation } from 'react-i18next'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { pageSize, parseListQuery } from '#app/features/listings/own/list-query.ts'
import { ListingList } from '#app/features/listings/own/listing-list.tsx'
import { ListingPages } from '#app/features/listings/own/listing-pages.tsx'
import { ListingSearch } from '#app/features/listings/own/listing-search.tsx'
import { ListingTabs } from '#app/features/listings/own/listing-tabs.tsx'
import { ListingsHead } from '#app/features/listings/own/listings-head.tsx'
import { useListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { staysOnPages } from '#app/features/listings/stays-on-pages.server.ts'
import '#app/shared/i18n/own-messages.ts'
import '#app/shared/i18n/project-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/my-projects-page'
import { NoProjects } from './no-projects.tsx'
import { ProjectRow } from './project-row.tsx'
import { useProjectActions } from './use-project-actions.ts'

const path = '/user/my-projects'

export { shouldRevalidate } from '#app/shared/keep-on-dialog.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  const call = apiFor({ request, context })
  const query = parseListQuery(url.searchParams, projectTabs)
  const { tab, text, page } = query
  const [counts, projects] = await Promise.all([
    call(countAddedProjects, {}),
    call(getAddedProjects, { tab, text, offset: (page - 1) * pageSize, limit: pageSize }),
  ])
  const { data, total } = projects
  staysOnPages(url, query, total)
  return { query, total, counts: counts.data, projects: data }
}

/** Every project of one lister, the newest first. */
export default function MyProjectsPage({ loaderData: { query, total, counts, projects } }: Route.ComponentProps) {
  const { t } = useTranslation('own')
  const { busyId, work } = useListingWork()
  const toActions = useProjectActions(work)
  const all = t('projects.count', { count: counts.all })
  const entries = projectTabs
    .filter((tab) => tab === 'live' || tab === 'review' || counts.tabs[tab] > 0 || tab === query.tab)
    .map((tab) => ({
      id: tab,
      label: t(`tabs.${tab}`),
      count: counts.tabs[tab],
      tone: tab === 'rejected' || tab === 'expired' ? ('bad' as const) : undefined,
    }))
  return (
    <>
      <ListingsHead
        title={t('projects.title')}
        text={counts.all > 0 ? t('summary', { all, live: counts.tabs.live }) : all}
        add={{ to: '/user/add-project', label: t('projects.new') }}
      />
      <ListingTabs
        path={path}
        query={query}
        entries={[{ id: undefined, label: t('tabs.all'), count: counts.all }, ...entries]}
      />
      <ListingSearch path={path} query={query} label={t('projects.search')} order={t('newestFirst')} />
      {total === 0 && <NoProjects path={path} query={query} />}
      {total > 0 && (
        <ListingList column={t('projects.column')}>
          {projects.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              picture={project.titleImage ? toPictureSource(project.titleImage) : undefined}
              actions={toActions(project)}
              isBusy={busyId === project.id}
            />
          ))}
        </ListingList>
      )}
      <ListingPages path={path} query={query} total={total} />
    </>
  )
}
