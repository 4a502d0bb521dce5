import type { ProjectCard } from '@gable/contract/project'
import { classNames } from '@gable/ui/class-names'
import { Picture } from '@gable/ui/picture'
import { Building2, HardHat, Lock } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

const sizes = '(min-width: 1280px) 340px, (min-width: 640px) 44vw, 92vw'

type ProjectItemProps = {
  project: ProjectCard
  isLit: boolean
  isPriority: boolean
  onPoint: (isPointed: boolean) => void
}

/** A project beside its picture; on a phone below it. */
export function ProjectItem({ project, isLit, isPriority, onPoint }: ProjectItemProps) {
  const { t } = useTranslation('projects')
  const { slug, title, titleImage, address, category, type, isGated } = project
  const source = titleImage ? toPictureSource(titleImage) : undefined
  return (
    <article
      className={classNames('project-item', isLit && 'project-item-lit')}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      {source ? (
        <Picture source={source} alt="" sizes={sizes} isPriority={isPriority} />
      ) : (
        <span className="project-card-empty">
          <MissingPicture />
        </span>
      )}
      <div className="grid content-center gap-1.5">
        <h3 dir="auto" className="written type-block">
          <LocalLink
            to={`/project-details/${encodeURIComponent(slug)}`}
            prefetch="intent"
            className="after:absolute after:inset-0"
          >
            {title}
          </LocalLink>
        </h3>
        <p dir="auto" className="written text-14 text-ink-soft md:text-15">
          {address}
        </p>
        <ul className="project-item-facts">
          <li>
            <Building2 aria-hidden />
            <bdi>{category.name}</bdi>
          </li>
          <li>
            <HardHat aria-hidden />
            {t(`posting.types.${type}`)}
          </li>
          {isGated && (
            <li>
              <Lock aria-hidden />
              {t('page.members')}
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}
