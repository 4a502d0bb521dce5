import type { ProjectCard } from '@gable/contract/project'
import { Picture } from '@gable/ui/picture'
import type { ReactNode } from 'react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useTextLang } from './text-lang.ts'

type ProjectFrameProps = {
  project: Pick<ProjectCard, 'slug' | 'title' | 'textLanguage' | 'titleImage'>
  /** How wide its picture is, as the page lays it out. */
  sizes: string
  /** What is said of it, below its name. */
  children: ReactNode
}

/** The picture and the name of a project, leading to its page. */
export function ProjectFrame({ project, sizes, children }: ProjectFrameProps) {
  const { slug, title, titleImage } = project
  const lang = useTextLang()(project)
  const source = titleImage ? toPictureSource(titleImage) : undefined
  return (
    <article className="project-card">
      {source ? (
        <Picture source={source} alt="" sizes={sizes} />
      ) : (
        <span className="project-card-empty">
          <MissingPicture />
        </span>
      )}
      <h3 dir="auto" lang={lang} className="written type-block">
        <LocalLink to={`/project-details/${encodeURIComponent(slug)}`} className="after:absolute after:inset-0">
          {title}
        </LocalLink>
      </h3>
      {children}
    </article>
  )
}
