import type { Category } from '@gable/contract/catalogue'
import { Field } from '@gable/ui/field'
import { NumberInput } from '@gable/ui/number-input'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PostingInput } from './posting-schema.ts'
import { PostingSection } from './posting-section.tsx'
import { usePostingField } from './use-posting-field.ts'

/** What is asked depends on the kind of home: land has no bathrooms. */
export function PostingDetails({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation(['properties', 'common'])
  const toField = usePostingField()
  const categoryId = useWatch<PostingInput, 'categoryId'>({ name: 'categoryId' })
  const category = categories.find(({ id }) => String(id) === String(categoryId))
  const parameters = category?.parameters.filter(({ kind, deals }) => kind === 'number' && deals.length > 1) ?? []
  if (parameters.length === 0) return null
  return (
    <PostingSection id="details" title={t('posting.details')}>
      <div className="grid gap-5 sm:grid-cols-3">
        {parameters.map(({ id: parameterId, name, unit }) => {
          const { id, error, field } = toField(`parameters.${parameterId}`)
          return (
            <Field key={parameterId} id={id} label={name} optionalLabel={t('common:states.optional')} error={error}>
              {(control) => <NumberInput {...control} {...field} suffix={unit === 'sqm' ? 'm²' : undefined} />}
            </Field>
          )
        })}
      </div>
    </PostingSection>
  )
}
