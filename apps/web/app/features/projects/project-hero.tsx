import type { ProjectDetail } from '@gable/contract/project'
import { Breadcrumb } from '@gable/ui/breadcrumb'
import { Picture, type PictureSource } from '@gable/ui/picture'
import type { Gallery } from '#app/features/gallery/gallery.ts'
import { usePhotoWords } from '#app/features/gallery/use-photo-words.ts'
import { photoHref } from '#app/features/gallery/use-viewer.ts'
import { ViewerLink } from '#app/features/gallery/viewer-link.tsx'
import { ViewerTabLinks } from '#app/features/gallery/viewer-tab-links.tsx'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'

type ProjectHeroProps = { project: ProjectDetail; gallery: Gallery; photo: PictureSource; onNear: () => void }

/** The first photograph from edge to edge, with the name of the project on it. */
export function ProjectHero({ project, gallery, photo, onNear }: ProjectHeroProps) {
  const { altOf } = usePhotoWords(gallery)
  return (
    <section className="project-hero" onPointerEnter={onNear} onFocus={onNear}>
      <ViewerLink href={photoHref(1)} className="project-hero-photo">
        <Picture source={photo} alt={altOf(0)} sizes="100vw" isPriority />
      </ViewerLink>
      <div className="project-hero-words ui-over-photo">
        <div className="ui-container">
          <ProjectCrumbs project={project} />
          <Words project={project} />
        </div>
      </div>
      <div className="project-hero-links">
        <ViewerTabLinks gallery={gallery} />
      </div>
    </section>
  )
}

/** The same for a project whose photographs are not ready. */
export function ProjectTop({ project, isWaiting }: { project: ProjectDetail; isWaiting: boolean }) {
  const { t } = useTranslation('properties')
  return (
    <div className="ui-container pt-4">
      <ProjectCrumbs project={project} />
      <Words project={project} />
      <div className="detail-no-photos mt-6 mb-20">
        <MissingPicture />
        {isWaiting ? t('card.picturesComing') : t('card.noPicture')}
      </div>
    </div>
  )
}

function ProjectCrumbs({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects')
  const { city, state } = shownPlace(project)
  const places = [...new Set([state, city])].filter(Boolean)
  const crumbs = [t('page.projects'), ...places].map((label) => ({ label: <bdi>{label}</bdi> }))
  return <Breadcrumb label={t('page.crumbs')} crumbs={crumbs} className="project-crumbs" />
}

function Words({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('projects')
  const { title, category, city } = shownPlace(project)
  const lang = useTextLang()(project)
  return (
    <>
      <h1 dir="auto" lang={lang} className="written type-hero">
        {title}
      </h1>
      <p>
        <bdi>{t('page.what', { category: category.name, city })}</bdi>
      </p>
    </>
  )
}
