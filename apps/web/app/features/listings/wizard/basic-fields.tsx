import type { Category } from '@gable/contract/catalogue'
import { countWords } from '@gable/domain/listing-quality'
import { Field, FieldError } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { useWatch } from 'react-hook-form'
import { CategoryIcon } from '#app/features/catalogue/category-icon.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { longest } from './field-checks.ts'
import { useWizardField } from './wizard-form.ts'

const titleAim = 60

export function KindField({ label, categories }: { label: string; categories: readonly Category[] }) {
  const { id, error, field } = useWizardField('categoryId')
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="wizard-legend">{label}</legend>
      <div className="wizard-kinds">
        {categories.map((category, index) => (
          <label key={category.id}>
            <input
              {...field}
              id={index === 0 ? id : undefined}
              type="radio"
              value={category.id}
              className="ui-visually-hidden"
            />
            <CategoryIcon name={category.icon} className="size-6" />
            {category.name}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

export function TitleField({ hint, path = 'title' }: { hint?: string; path?: string }) {
  const { t } = useTranslation('posting')
  const { id, error, field } = useWizardField(path)
  const used = [...String(useWatch({ name: path }) ?? '').trim()].length
  return (
    <div className="wizard-counted">
      <Field id={id} label={t('fields.title')} hint={hint} error={error} isRequired>
        {(control) => <TextInput {...control} {...field} dir="auto" maxLength={longest.title} />}
      </Field>
      <span className="ui-hint tabular-nums">
        <bdi>{t('fields.titleCount', { used, max: titleAim })}</bdi>
      </span>
    </div>
  )
}

export function DescriptionField({ path = 'description' }: { path?: string }) {
  const { t } = useTranslation('posting')
  const { id, error, field } = useWizardField(path)
  const count = countWords(String(useWatch({ name: path }) ?? ''))
  return (
    <div className="wizard-counted wizard-counted-below">
      <Field id={id} label={t('fields.description')} hint={t('fields.descriptionHint')} error={error} isRequired>
        {(control) => <Textarea {...control} {...field} dir="auto" rows={6} maxLength={longest.description} />}
      </Field>
      <span className="ui-hint tabular-nums">{t('fields.words', { count })}</span>
    </div>
  )
}
