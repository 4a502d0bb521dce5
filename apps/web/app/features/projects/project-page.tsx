import type { ProjectDetail } from '@gable/contract/project'
import { getProjectDetail } from '@gable/contract/projects'
import { truncate } from '@gable/domain/truncate'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, redirect } from 'react-router'
import { toGallery } from '#app/features/gallery/gallery.ts'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useShownInViewer } from '#app/features/gallery/use-viewer.ts'
import { askedLanguage } from '#app/features/listings/detail/asked-language.server.ts'
import { drawingsOf } from '#app/features/listings/detail/shown-plan.ts'
import { useFreshAddresses } from '#app/features/listings/detail/use-fresh-addresses.ts'
import '#app/shared/i18n/detail-messages.ts'
import '#app/shared/i18n/project-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { LateSiteError } from '#app/features/properties/late-site-error.tsx'
import { memoPage } from '#app/shell/memo-page.ts'
import type { Route } from './+types/project-page'
import { ProjectAside, ProjectPhoneBar } from './project-aside.tsx'
import { ProjectBody } from './project-body.tsx'
import { ProjectFacts } from './project-facts.tsx'
import { ProjectHero, ProjectTop } from './project-hero.tsx'
import { ProjectJsonLd } from './project-json-ld.tsx'
import { ProjectNotice } from './project-notice.tsx'
import { plansOf } from './plans-of.ts'

const descriptionLength = 155
const loadViewer = async () => ({ default: (await import('#app/features/gallery/photo-viewer.tsx')).PhotoViewer })
// The server draws it at once, so that a link to a photograph works without scripts; browsers load it when it opens.
const PhotoViewer = import.meta.env.SSR ? (await loadViewer()).default : lazy(loadViewer)

const loadOthers = async () => ({ default: (await import('./other-projects.tsx')).OtherProjects })
const OtherProjects = import.meta.env.SSR ? (await loadOthers()).default : lazy(loadOthers)

const loadLockedPage = async () => ({
  default: (await import('#app/features/listings/detail/locked-page.tsx')).LockedPage,
})
const LockedPage = import.meta.env.SSR ? (await loadLockedPage()).default : lazy(loadLockedPage)

export { shouldRevalidate } from '#app/features/listings/detail/keep-listing.ts'

type Loaded = { project: ProjectDetail; now: number }

/** The header lies on the photograph; where there is none, or no project, it stands on its own. */
export const handle = (loaded: Loaded | undefined): Frame =>
  loaded ? { isOverPhoto: loaded.project.titleImage?.widths[0] !== undefined, hasNoTabBar: true } : {}

export async function loader({ params, url, ...visit }: Route.LoaderArgs): Promise<Loaded> {
  const { data } = await apiFor(visit)(getProjectDetail, {
    slug: params.slug,
    withSimilar: true,
    textLanguage: askedLanguage(url),
  })
  const project = data as ProjectDetail
  if (project.slug !== params.slug) {
    const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)
    throw redirect(folder + encodeURIComponent(project.slug) + url.search, 301)
  }
  return { project, now: Date.now() }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const code = isRouteErrorResponse(error) ? (error.data as { code?: string } | null)?.code : undefined
  if (code !== 'package_required') return <LateSiteError error={error} />
  return (
    <Suspense>
      <LockedPage type="project_access" />
    </Suspense>
  )
}

export default memoPage(function ProjectPage({ loaderData: { project, now } }: Route.ComponentProps) {
  const gallery = toGallery(project, drawingsOf(plansOf(project)))
  const shown = useShownInViewer(gallery)
  const onNear = () => void loadViewer()
  useFreshAddresses(project.isGated || project.documents.length + project.plans.length > 0)
  return (
    <>
      <PageHead
        title={project.meta.title || `${project.title}, ${shownPlace(project).city}`}
        description={project.meta.description || truncate(project.description.replace(/\s+/g, ' '), descriptionLength)}
        keywords={project.meta.keywords}
        image={(project.meta.image && toPictureSource(project.meta.image)?.src) ?? gallery.photos[0]?.src}
        kind="article"
        isPrivate={project.reviewState !== 'approved' || !project.isActive || project.isGated}
      />
      <ProjectJsonLd project={project} photos={gallery.photos} />
      <main id="main" className="project">
        {gallery.photos[0] ? (
          <ProjectHero project={project} gallery={gallery} photo={gallery.photos[0]} onNear={onNear} />
        ) : (
          <ProjectTop project={project} isWaiting={project.titleImage !== null} />
        )}
        <div className="ui-container">
          <ProjectFacts project={project} />
          <ProjectNotice project={project} />
          <ProjectBody project={project} gallery={gallery} onNear={onNear}>
            <ProjectAside project={project} now={now} />
          </ProjectBody>
          <Suspense>
            <OtherProjects projects={project.similar} />
          </Suspense>
        </div>
        <ProjectPhoneBar project={project} />
      </main>
      <Suspense>{shown && <PhotoViewer gallery={gallery} shown={shown} />}</Suspense>
    </>
  )
})
