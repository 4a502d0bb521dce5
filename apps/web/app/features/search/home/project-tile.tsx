import type { ProjectCard } from '@gable/contract/project'
import { Picture } from '@gable/ui/picture'
import { Image } from 'lucide-react'
import { toPictureSource } from '../../../gallery/picture-source.ts'
import { LocalLink } from '../../../shell/local-link.tsx'

const sizes = '(min-width: 1440px) 628px, (min-width: 768px) 47vw, 92vw'

/** A project as the home page shows it: without the words of its card, which only pages about projects bring. */
export function ProjectTile({ project: { slug, title, city, category, titleImage } }: { project: ProjectCard }) {
  const source = titleImage ? toPictureSource(titleImage) : undefined
  return (
    <article className="project-card">
      {source ? (
        <Picture source={source} alt="" sizes={sizes} />
      ) : (
        <span className="project-card-empty">
          <Image aria-hidden />
        </span>
      )}
      <h3 dir="auto" className="written type-block">
        <LocalLink to={`/project-details/${encodeURIComponent(slug)}`} className="after:absolute after:inset-0">
          {title}
        </LocalLink>
      </h3>
      <p className="text-14 text-ink-soft">
        <bdi>{category.name}</bdi> · <bdi>{city}</bdi>
      </p>
    </article>
  )
}
