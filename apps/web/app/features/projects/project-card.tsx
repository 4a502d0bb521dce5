import type { ProjectCard as Project } from '@gable/contract/project'
import { Picture } from '@gable/ui/picture'
import { Image, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toPictureSource } from '../../gallery/picture-source.ts'
import { LocalLink } from '../../shell/local-link.tsx'

const sizes = '(min-width: 1440px) 411px, (min-width: 1024px) 30vw, (min-width: 640px) 44vw, 78vw'

export function ProjectCard({ project }: { project: Project }) {
  const { t } = useTranslation('projects')
  const { title, slug, city, type, category, titleImage, isGated } = project
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
        <bdi>{t('page.what', { category: category.name, city })}</bdi>
      </p>
      <dl>
        <div>
          <dt>{t('page.stage')}</dt>
          <dd>{t(`posting.types.${type}`)}</dd>
        </div>
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
    </article>
  )
}
