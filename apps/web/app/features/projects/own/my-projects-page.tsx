import type { Answer } from '@gable/contract/call'
import { countAddedProjects, getAddedProjects, type ProjectTab, projectTabs } from '@gable/contract/projects'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { type ListQuery, pageSize, parseListQuery } from '#app/features/listings/own/list-query.ts'
import type { ListingTabEntry } from '#app/features/listings/own/listing-tabs.tsx'
import type { Emptiness } from '#app/features/listings/own/no-listings.tsx'
import { OwnListings } from '#app/features/listings/own/own-listings.tsx'
import { staysOnPages } from '#app/features/listings/own/stays-on-pages.server.ts'
import { useListingWork } from '#app/features/listings/own/use-listing-work.ts'
import '#app/shared/i18n/project-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/my-projects-page'
import { ProjectRow } from './project-row.tsx'
import { useProjectActions } from './use-project-actions.ts'

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
  return (
    <OwnListings
      path="/user/my-projects"
      addPath="/user/add-project"
      query={query}
      total={total}
      counts={counts}
      tabs={useProjectTabs(counts, query.tab)}
      texts={{
        title: t('projects.title'),
        count: t('projects.count', { count: counts.all }),
        add: t('projects.new'),
        search: t('projects.search'),
        order: t('newestFirst'),
        column: t('projects.column'),
      }}
      empty={useEmptiness(query)}
    >
      {projects.map((project) => (
        <ProjectRow
          key={project.id}
          project={project}
          picture={project.titleImage ? toPictureSource(project.titleImage) : undefined}
          actions={toActions(project)}
          isBusy={busyId === project.id}
        />
      ))}
    </OwnListings>
  )
}

type Counts = Answer<typeof countAddedProjects>['data']

function useProjectTabs(counts: Counts, current: ProjectTab | undefined): ListingTabEntry[] {
  const { t } = useTranslation('own')
  const shown = projectTabs.filter(
    (tab) => tab === 'live' || tab === 'review' || counts.tabs[tab] > 0 || tab === current,
  )
  return [
    { id: undefined, label: t('tabs.all'), count: counts.all },
    ...shown.map((tab) => ({
      id: tab,
      label: t(`tabs.${tab}`),
      count: counts.tabs[tab],
      tone: tab === 'rejected' || tab === 'expired' ? ('bad' as const) : undefined,
    })),
  ]
}

function useEmptiness({ tab, text }: ListQuery<ProjectTab>): Emptiness {
  const { t } = useTranslation('own')
  if (text !== '') return { title: t('empty.search'), text: t('empty.searchText'), isSearch: true, isStart: false }
  if (tab) return { title: t(`empty.${tab}`), text: t('empty.projectsTabText'), isSearch: false, isStart: false }
  return { title: t('empty.projects'), text: t('empty.projectsText'), isSearch: false, isStart: true }
}
