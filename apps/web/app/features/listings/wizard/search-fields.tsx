import { metaDescriptionLength, metaTitleWarnAbove } from '@gable/domain/meta-rules'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { Image, TriangleAlert } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import type { Media } from '#app/features/uploads/use-media.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { FileSlot } from './file-slot.tsx'
import { KeywordInput } from './keyword-input.tsx'
import { useWizardField } from './wizard-form.ts'

const charactersOf = (text: string) => [...text.trim()].length

/** What search engines and shared links show instead of the listing's own words. */
export function SearchFields({ media }: { media: Media }) {
  const { t } = useTranslation('posting')
  const { field } = useController({ name: 'metaKeywords' })
  return (
    <>
      <MetaTitle />
      <MetaDescription />
      <KeywordInput phrases={field.value as string[]} onChange={field.onChange} />
      <FileSlot
        media={media}
        slot="shareImage"
        label={t('media.shareImage')}
        hint={t('media.shareImageHint')}
        chooseLabel={t('media.shareImageChoose')}
        accept="image/jpeg,image/png"
        icon={<Image aria-hidden />}
      />
    </>
  )
}

function MetaTitle() {
  const { t } = useTranslation('posting')
  const { id, error, field } = useWizardField('metaTitle')
  const used = charactersOf(String(useWatch({ name: 'metaTitle' }) ?? ''))
  const isLong = used > metaTitleWarnAbove
  return (
    <div className="wizard-counted">
      <Field
        id={id}
        label={t('search.metaTitle')}
        optionalLabel={t('fields.optional')}
        hint={isLong ? <Warning text={t('search.metaTitleLong', { count: used })} /> : t('search.metaTitleHint')}
        error={error}
      >
        {(control) => <TextInput {...control} {...field} dir="auto" maxLength={200} />}
      </Field>
      <Count used={used} max={metaTitleWarnAbove} isOver={isLong} />
    </div>
  )
}

function MetaDescription() {
  const { t } = useTranslation('posting')
  const { id, error, field } = useWizardField('metaDescription')
  const used = charactersOf(String(useWatch({ name: 'metaDescription' }) ?? ''))
  const { min, max } = metaDescriptionLength
  return (
    <div className="wizard-counted">
      <Field
        id={id}
        label={t('search.metaDescription')}
        optionalLabel={t('fields.optional')}
        hint={t('search.metaDescriptionHint')}
        error={error}
      >
        {(control) => <Textarea {...control} {...field} dir="auto" rows={3} />}
      </Field>
      <Count used={used} max={max} isOver={used > max || (used > 0 && used < min)} />
    </div>
  )
}

/** A warning stops nobody. */
function Warning({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-1.5 text-warn">
      <TriangleAlert className="size-4 flex-none" aria-hidden />
      {text}
    </span>
  )
}

function Count({ used, max, isOver }: { used: number; max: number; isOver: boolean }) {
  const { t } = useTranslation('posting')
  return (
    <span className={isOver ? 'ui-hint text-warn tabular-nums' : 'ui-hint tabular-nums'}>
      <bdi>{t('fields.titleCount', { used, max })}</bdi>
    </span>
  )
}
