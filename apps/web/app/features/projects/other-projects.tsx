import type { ProjectCard as Project } from '@gable/contract/project'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { ProjectCard } from './project-card.tsx'

const atMost = 3

export function OtherProjects({ projects }: { projects: readonly Project[] }) {
  const { t } = useTranslation('projects')
  if (projects.length === 0) return null
  return (
    <section className="detail-others print-hidden">
      <h2 className="type-section mb-6">{t('page.others')}</h2>
      <div className="detail-others-row project-others">
        {projects.slice(0, atMost).map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
    </section>
  )
}
