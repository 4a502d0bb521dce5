import type { ProjectCard } from '@gable/contract/project'
import { ProjectFrame } from '#app/features/listings/project-frame.tsx'
import { shownPlace } from '#app/features/listings/shown-place.ts'

const sizes = '(min-width: 1440px) 628px, (min-width: 768px) 47vw, 92vw'

/** A project as the home page shows it: without the words of its card, which only pages about projects bring. */
export function ProjectTile({ project }: { project: ProjectCard }) {
  return (
    <ProjectFrame project={project} sizes={sizes}>
      <p className="text-14 text-ink-soft">
        <bdi>{project.category.name}</bdi> · <bdi>{shownPlace(project).city}</bdi>
      </p>
    </ProjectFrame>
  )
}
