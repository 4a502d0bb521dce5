import type { Agency } from '@gable/contract/agencies'
import { maxAgencyWords } from '@gable/domain/agency-roles'
import { Field } from '@gable/ui/field'
import { Textarea } from '@gable/ui/textarea'
import { TextInput } from '@gable/ui/text-input'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { AgencyProblems } from './agency-values.ts'

type AgencyFieldsProps = { agency: Agency | undefined; problems: AgencyProblems }

export function AgencyFields({ agency, problems }: AgencyFieldsProps) {
  const { t } = useTranslation('agencies')
  const optionalLabel = t('form.optional')
  return (
    <>
      <Field label={t('form.name')} isRequired error={problems.name && t('form.nameMissing')}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            dir="auto"
            autoComplete="organization"
            maxLength={100}
            defaultValue={agency?.name}
          />
        )}
      </Field>
      <Field label={t('form.city')} optionalLabel={optionalLabel}>
        {(control) => <TextInput {...control} name="city" dir="auto" maxLength={200} defaultValue={agency?.city} />}
      </Field>
      <Field label={t('form.about')} optionalLabel={optionalLabel}>
        {(control) => (
          <Textarea
            {...control}
            name="about"
            rows={5}
            dir="auto"
            maxLength={maxAgencyWords}
            defaultValue={agency?.about}
          />
        )}
      </Field>
      <Field
        label={t('form.website')}
        optionalLabel={optionalLabel}
        hint={t('form.websiteHint')}
        error={problems.website && t('form.websiteWrong')}
      >
        {(control) => (
          <TextInput {...control} type="url" name="website" dir="ltr" maxLength={300} defaultValue={agency?.website} />
        )}
      </Field>
      <Field label={t('form.phone')} optionalLabel={optionalLabel}>
        {(control) => (
          <TextInput {...control} type="tel" name="phone" dir="ltr" maxLength={40} defaultValue={agency?.phone} />
        )}
      </Field>
    </>
  )
}
