import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ProjectCard as Project } from '@gable/contract/project'
import { Lock } from 'lucide-react'
import { ProjectFrame } from '#app/features/listings/project-frame.tsx'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useProjectFigures } from '#app/features/listings/use-project-figures.ts'

const sizes = '(min-width: 1440px) 411px, (min-width: 1024px) 30vw, (min-width: 640px) 44vw, 78vw'

export function ProjectCard({ project }: { project: Project }) {
  const { t } = useTranslation('projects')
  const { price, delivery } = useProjectFigures()(project)
  const stated = [price, delivery].filter((figure) => figure !== null)
  const { city, type, category, isGated } = shownPlace(project)
  return (
    <ProjectFrame project={project} sizes={sizes}>
      <p className="text-14 text-ink-soft">
        <bdi>{t('page.what', { category: category.name, city })}</bdi>
      </p>
      <dl>
        <div>
          <dt>{t('page.stage')}</dt>
          <dd>{t(`posting.types.${type}`)}</dd>
        </div>
        {stated.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {isGated && (
          <div>
            <dt>{t('page.access')}</dt>
            <dd>
              <Lock className="me-1 inline size-3.5" aria-hidden />
              {t('page.members')}
            </dd>
          </div>
        )}
      </dl>
    </ProjectFrame>
  )
}
