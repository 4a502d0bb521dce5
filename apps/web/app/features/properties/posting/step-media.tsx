import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { FileText, Rotate3d, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FileSlot } from '../../../wizard/file-slot.tsx'
import { PhotoGrid } from '../../../wizard/photo-grid.tsx'
import { useWizardField } from '../../../wizard/wizard-form.ts'
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
          <FileSlot
            media={media}
            slot="documents"
            label={t('media.documents')}
            hint={t('media.documentsHint')}
            chooseLabel={t('media.documentsChoose')}
            accept="application/pdf,image/jpeg,image/png"
            icon={<FileText aria-hidden />}
          />
        </div>
      </div>
    </>
  )
}

function VideoField() {
  const { t } = useTranslation('posting')
  const { id, error, field } = useWizardField('videoLink')
  return (
    <Field
      id={id}
      label={t('media.video')}
      optionalLabel={t('fields.optional')}
      hint={t('media.videoHint')}
      error={error}
    >
      {(control) => (
        <TextInput {...control} {...field} type="url" inputMode="url" dir="ltr" start={<Video aria-hidden />} />
      )}
    </Field>
  )
}
