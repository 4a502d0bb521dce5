import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { FileText, Video } from 'lucide-react'
import type { Media } from '#app/features/uploads/use-media.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { FileSlot } from './file-slot.tsx'
import { useWizardField } from './wizard-form.ts'

export const documentTypes = 'application/pdf,image/jpeg,image/png'

export function VideoField() {
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

export function DocumentsField({ media, hint }: { media: Media; hint: string }) {
  const { t } = useTranslation('posting')
  return (
    <FileSlot
      media={media}
      slot="documents"
      label={t('media.documents')}
      hint={hint}
      chooseLabel={t('media.documentsChoose')}
      accept={documentTypes}
      icon={<FileText aria-hidden />}
    />
  )
}
