import { Rotate3d } from 'lucide-react'
import { FileSlot } from '#app/features/listings/wizard/file-slot.tsx'
import { DocumentsField, VideoField } from '#app/features/listings/wizard/media-fields.tsx'
import { PhotoGrid } from '#app/features/listings/wizard/photo-grid.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { usePosting } from './posting-context.ts'

export function StepMedia() {
  const { t } = useTranslation('posting')
  const { media } = usePosting()
  return (
    <>
      <PhotoGrid media={media} />
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <VideoField />
        <FileSlot
          media={media}
          slot="panorama"
          label={t('media.panorama')}
          hint={t('media.panoramaHint')}
          chooseLabel={t('media.panoramaChoose')}
          accept="image/jpeg,image/png"
          icon={<Rotate3d aria-hidden />}
        />
        <div className="md:col-span-full">
          <DocumentsField media={media} hint={t('media.documentsHint')} />
        </div>
      </div>
    </>
  )
}
