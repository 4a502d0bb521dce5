import type { ProjectDetail } from '@gable/contract/project'
import { type ReactNode, lazy, Suspense } from 'react'
import { GalleryMosaic } from '#app/features/gallery/gallery-mosaic.tsx'
import type { Gallery } from '#app/features/gallery/gallery.ts'
import { Description } from '#app/features/listings/detail/description.tsx'
import { DetailMapPlace } from '#app/features/listings/detail/detail-map-place.tsx'
import { DetailSection } from '#app/features/listings/detail/detail-section.tsx'
import { TextLanguagesPlace } from '#app/features/listings/detail/text-languages-place.tsx'
import { DocumentsSection } from '#app/features/listings/detail/documents-section.tsx'
import { placeOf } from '#app/features/listings/detail/place-of.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { plansOf } from './plans-of.ts'

// Below the fold: the server draws it, and browsers load what it needs after the project itself.
const loadPlans = async () => ({
  default: (await import('#app/features/listings/detail/plans-section.tsx')).PlansSection,
})
const PlansSection = import.meta.env.SSR ? (await loadPlans()).default : lazy(loadPlans)

type ProjectBodyProps = {
  project: ProjectDetail
  gallery: Gallery
  onNear: () => void
  /** What stands beside it on a wide screen, and after it on a phone. */
  children: ReactNode
}

export function ProjectBody({ project, gallery, onNear, children }: ProjectBodyProps) {
  const { t } = useTranslation(['projects', 'detail', 'properties'])
  const lang = useTextLang()(project)
  const hasMorePhotos = gallery.photos.length > 1
  const sections = [
    ['about', t('page.about'), true],
    ['plans', t('detail:plans.title'), project.plans.length > 0],
    ['pictures', t('page.pictures'), hasMorePhotos],
    ['where', t('properties:detail.where'), true],
    ['documents', t('detail:documents.title'), project.documents.length > 0],
  ] as const
  return (
    <>
      <nav className="project-nav print-hidden" aria-label={t('page.sections')}>
        {sections.map(
          ([id, title, isThere]) =>
            isThere && (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ),
        )}
      </nav>
      <div className="detail-columns">
        <div className="project-sections min-w-0">
          <DetailSection id="about" title={t('page.about')}>
            <TextLanguagesPlace {...project} />
            <Description text={project.description} lang={lang} />
          </DetailSection>
          <Suspense>
            <PlansSection plans={plansOf(project)} />
          </Suspense>
          {hasMorePhotos && (
            <DetailSection id="pictures" title={t('page.pictures')}>
              <GalleryMosaic gallery={gallery} skipped={1} onNear={onNear} />
            </DetailSection>
          )}
          <DetailSection id="where" title={t('properties:detail.where')}>
            <DetailMapPlace latitude={project.latitude} longitude={project.longitude} />
            <p className="mt-3 text-14 text-ink-soft">
              <bdi>{placeOf(shownPlace(project))}</bdi>
            </p>
          </DetailSection>
          <DocumentsSection documents={project.documents} />
        </div>
        <aside>{children}</aside>
      </div>
    </>
  )
}
