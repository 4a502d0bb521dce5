import type { ProjectCard } from '@gable/contract/project'
import { classNames } from '@gable/ui/class-names'
import { Picture } from '@gable/ui/picture'
import { Building2, Calendar, HardHat, House, Lock, type LucideIcon } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useProjectFigures } from '#app/features/listings/use-project-figures.ts'
import { promotedBadge } from '#app/features/promotions/promoted-place.tsx'
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
  const { slug, title, titleImage, address, category, type, isGated } = shownPlace(project)
  const lang = useTextLang()(project)
  const { price, units, delivery } = useProjectFigures()(project)
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
      {project.advertisement && <span className="project-item-badge">{promotedBadge(project)}</span>}
      <div className="grid content-center gap-1.5">
        <h3 dir="auto" lang={lang} className="written type-block">
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
        {price && (
          <p className="flex items-baseline gap-2">
            <span className="text-13 text-ink-soft">{price.name}</span>
            <bdi className="type-price-card">{price.value}</bdi>
          </p>
        )}
        <ul className="project-item-facts">
          <li>
            <Building2 aria-hidden />
            <bdi>{category.name}</bdi>
          </li>
          <li>
            <HardHat aria-hidden />
            {t(`posting.types.${type}`)}
          </li>
          {units && <Figure Icon={House} text={units.text} />}
          {delivery && <Figure Icon={Calendar} name={delivery.name} text={delivery.value} />}
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

function Figure({ Icon, name, text }: { Icon: LucideIcon; name?: string; text: string }) {
  return (
    <li>
      <Icon aria-hidden />
      {name && <span className="ui-visually-hidden">{name}</span>}
      <bdi>{text}</bdi>
    </li>
  )
}
