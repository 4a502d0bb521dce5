import { Badge } from '@gable/ui/badge'
import { CardBody, CardMedia } from '@gable/ui/card'
import { Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProject } from './project-context.ts'
import { projectSteps } from './project-values.ts'

/** The card as visitors will see it, while it is being written. */
export function ProjectPreview() {
  const { t } = useTranslation(['posting', 'projects'])
  const { values, media, isEdit } = useProject()
  const { photos } = media.lists
  const coverUrl = photos[0]?.previewUrl
  return (
    <div className="grid gap-3">
      <h2 className="text-14 font-medium text-ink-soft">{t('preview.title')}</h2>
      <div className="ui-panel p-4">
        <CardMedia
          badge={<Badge tone="photo">{t(`projects:posting.types.${values.type}`)}</Badge>}
          dots={{ count: Math.min(photos.length, 4), active: 0 }}
        >
          {coverUrl ? (
            <img src={coverUrl} alt="" className="size-full object-cover" />
          ) : (
            <span className="grid size-full place-content-center justify-items-center gap-2 text-13 text-ink-soft">
              <Image className="size-7" aria-hidden />
              {t('preview.noPicture', { number: projectSteps.indexOf('media') + 1 })}
            </span>
          )}
        </CardMedia>
        <CardBody>
          <p dir="auto" className="type-price-card written truncate">
            {values.title || t('fields.title')}
          </p>
          <p dir="auto" className="written truncate text-ink-soft">
            {[values.address, values.city].filter(Boolean).join(', ') || t('fields.address')}
          </p>
          {!isEdit && <p className="type-meta mt-[5px]">{t('preview.notPublished')}</p>}
        </CardBody>
      </div>
    </div>
  )
}
