import { DocumentsField, VideoField } from '#app/features/listings/wizard/media-fields.tsx'
import { PhotoGrid } from '#app/features/listings/wizard/photo-grid.tsx'
import { useWizard } from '#app/features/listings/wizard/wizard-context.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

export function StepMedia() {
  const { t } = useTranslation('projects')
  const { media } = useWizard()
  return (
    <>
      <PhotoGrid media={media} />
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <VideoField />
        <DocumentsField media={media} hint={t('posting.documentsHint')} />
      </div>
    </>
  )
}
