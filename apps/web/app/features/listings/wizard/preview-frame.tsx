import { CardBody, CardMedia } from '@gable/ui/card'
import { Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useWizard } from './wizard-context.ts'

/** The card as visitors will see it, while it is being written. */
export function PreviewFrame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('posting')
  const { media, isEdit, stepNames } = useWizard()
  const { photos } = media.lists
  const { previewUrl: coverUrl, turn } = photos[0] ?? {}
  return (
    <div className="grid gap-3">
      <h2 className="text-14 font-medium text-ink-soft">{t('preview.title')}</h2>
      <div className="ui-panel p-4">
        <CardMedia badge={badge} dots={{ count: Math.min(photos.length, 4), active: 0 }}>
          {coverUrl ? (
            <img src={coverUrl} alt="" data-turn={turn || undefined} className="wizard-cover size-full object-cover" />
          ) : (
            <span className="grid size-full place-content-center justify-items-center gap-2 text-13 text-ink-soft">
              <Image className="size-7" aria-hidden />
              {t('preview.noPicture', { number: stepNames.indexOf('media') + 1 })}
            </span>
          )}
        </CardMedia>
        <CardBody>
          {children}
          {!isEdit && <p className="type-meta mt-[5px]">{t('preview.notPublished')}</p>}
        </CardBody>
      </div>
    </div>
  )
}
