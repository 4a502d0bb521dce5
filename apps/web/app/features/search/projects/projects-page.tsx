import type { ProjectCard as Project } from '@gable/contract/project'
import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { MapPlace } from '#app/features/map/map-place.tsx'
import { ProjectCard } from '#app/features/projects/project-card.tsx'
import '#app/shared/i18n/project-messages.ts'
import '#app/shared/i18n/results-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { projectsSearched } from '#app/shell/store/cache-slice.ts'
import { useDispatch } from '#app/shell/store/use-store.ts'
import { ListPages } from '../lists/list-pages.tsx'
import { PhoneCarousel } from '../map/phone-carousel.tsx'
import { ViewSwitch } from '../view-switch.tsx'
import type { Route } from './+types/projects-page'
import { findProjects } from './find-projects.server.ts'
import { ProjectItem } from './project-item.tsx'
import { MiniProject } from './mini-project.tsx'
import {
  changeProjectSearch,
  pageSize,
  parseProjectSearch,
  type ProjectSearch,
  toProjectQuery,
} from './project-search.ts'
import { ProjectsBar } from './projects-bar.tsx'
import { useProjectsTitle } from './use-projects-title.ts'

const ProjectsMap = lazy(async () => ({ default: (await import('./projects-map.tsx')).ProjectsMap }))
const firstRows = 2

/** The map of a phone takes the whole screen. */
export const handle = (loaded?: { search: ProjectSearch }): Frame => ({
  isWide: true,
  isBareOnPhone: true,
  hasNoFooter: true,
  hasNoTabBar: loaded?.search.view === 'map',
})

export async function loader(args: Route.LoaderArgs) {
  const search = parseProjectSearch(args.url.searchParams)
  return { search, ...(await findProjects(apiFor(args), search)) }
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { search, projects, total, choices, placeLabel } = loaderData
  const title = useProjectsTitle({ ...search, placeLabel }, total)
  const { t } = useTranslation('results')
  const pointing = usePointing()
  const goToBox = useBoxSearch(search)
  const isMap = search.view === 'map'
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(projectsSearched(true))
  }, [dispatch])
  return (
    <main id="main" data-view={search.view} className="results">
      <PageHead
        title={title}
        description={t('lists.projectsText')}
        query={toProjectQuery({ ...search, box: undefined, view: 'list' })}
        isPrivate={search.text !== undefined || search.box !== undefined}
      />
      <ProjectsBar search={search} choices={choices} placeLabel={placeLabel} />
      <div className="results-split">
        <ProjectsList search={search} projects={projects} total={total} title={title} pointing={pointing} />
        <aside className="results-map map-water">
          <MapPlace isWanted={isMap}>
            {(isWide) => (
              <ProjectsMap
                projects={projects}
                box={search.box}
                pointedId={pointing.pointedId}
                selectedId={pointing.selectedId}
                onSelect={pointing.setSelectedId}
                onBox={goToBox}
                renderPreview={isWide ? (id) => previewOf(projects, id) : undefined}
              />
            )}
          </MapPlace>
          {isMap && (
            <PhoneCarousel
              {...pointing}
              properties={projects}
              title={title}
              renderCard={(project) => <MiniProject project={project} />}
            />
          )}
        </aside>
      </div>
      <ViewSwitch isMap={isMap} to={`/projects${toProjectQuery({ ...search, view: isMap ? 'list' : 'map' })}`} />
    </main>
  )
}

/** What is lit on both sides: the row under the pointer, the name that was chosen. */
function usePointing() {
  const [pointedId, setPointedId] = useState<number>()
  const [selectedId, setSelectedId] = useState<number>()
  return { pointedId, setPointedId, selectedId, setSelectedId }
}

function useBoxSearch(search: ProjectSearch) {
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  return useCallback(
    (box: ProjectSearch['box']) => {
      // A drag is not a step that Back should undo one by one.
      void navigate(toLocal(`/projects${toProjectQuery(changeProjectSearch(search, { box }))}`), {
        replace: true,
        preventScrollReset: true,
      })
    },
    [navigate, toLocal, search],
  )
}

function previewOf(projects: readonly Project[], id: number): ReactNode {
  const project = projects.find((one) => one.id === id)
  return (
    project && (
      <div className="map-preview rounded-card bg-surface p-3">
        <ProjectCard project={project} />
      </div>
    )
  )
}

type ProjectsListProps = {
  search: ProjectSearch
  projects: readonly Project[]
  total: number
  title: string
  pointing: ReturnType<typeof usePointing>
}

function ProjectsList({ search, projects, total, title, pointing }: ProjectsListProps) {
  const { t } = useTranslation('results')
  const { state, location } = useNavigation()
  const isPending = state === 'loading' && location.pathname.endsWith('/projects')
  return (
    <section className="results-list" aria-label={title}>
      <div className="results-head mb-5">
        <h1 className="type-block lg:text-28">{title}</h1>
        <p className="mt-1 text-14 text-ink-soft">{t('lists.projectsText')}</p>
        <output className="ui-visually-hidden" aria-live="polite">
          {title}
        </output>
      </div>
      {total === 0 && <NoProjects hasFilters={toProjectQuery({ ...search, page: 1, view: 'list' }) !== ''} />}
      <h2 className="ui-visually-hidden">{t('lists.projectsFound')}</h2>
      <div className="project-items" data-pending={isPending} aria-busy={isPending}>
        {projects.map((project, index) => (
          <ProjectItem
            key={project.id}
            project={project}
            isPriority={index < firstRows}
            isLit={project.id === pointing.selectedId}
            onPoint={(isPointed) => pointing.setPointedId(isPointed ? project.id : undefined)}
          />
        ))}
      </div>
      <ListPages
        path="/projects"
        page={search.page}
        pageCount={Math.ceil(total / pageSize)}
        query={toProjectQuery({ ...search, page: 1 })}
      />
    </section>
  )
}

function NoProjects({ hasFilters }: { hasFilters: boolean }) {
  const { t } = useTranslation('results')
  return (
    <EmptyState
      illustration="map-empty"
      title={t('lists.noProjects')}
      actions={
        hasFilters && (
          <LocalLink to="/projects" className={buttonClass({ variant: 'secondary' })}>
            {t('found.clearFilters')}
          </LocalLink>
        )
      }
    />
  )
}
