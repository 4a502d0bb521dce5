import type { VerificationField } from '@gable/contract/verification'
import { maxVerificationWords } from '@gable/domain/verification-fields'
import { Checkbox } from '@gable/ui/checkbox'
import { Field, FieldError } from '@gable/ui/field'
import { RadioGroup } from '@gable/ui/radio-group'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { useId } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type Value = string | readonly string[]
type AnswerFieldProps = {
  field: VerificationField
  value: Value | undefined
  error: string | undefined
  onChange: (value: Value) => void
}

/** More are chosen from a list. */
const maxCards = 4
const isShort = ({ type, options }: VerificationField) =>
  type === 'text' || type === 'number' || type === 'date' || (type === 'choice' && options.length > maxCards)

/** One question of the form, as its type is answered best. */
export function AnswerField(props: AnswerFieldProps) {
  const { field } = props
  const isGroup = field.type === 'multi_choice' || (field.type === 'choice' && field.options.length <= maxCards)
  return (
    <div id={`answer-${field.id}`} className={isShort(field) ? '' : 'profile-wide'}>
      {isGroup ? <Choices {...props} /> : <Written {...props} />}
    </div>
  )
}

function Written({ field, value = '', error, onChange }: AnswerFieldProps) {
  const { t } = useTranslation('verification')
  const { type, name, hint, isRequired, options } = field
  const text = String(value)
  return (
    <Field
      label={name}
      hint={hint || undefined}
      error={error}
      isRequired={isRequired}
      optionalLabel={isRequired ? undefined : t('optional')}
    >
      {(control) => {
        const change = { value: text, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) }
        if (type === 'textarea')
          return <Textarea {...control} {...change} rows={4} dir="auto" maxLength={maxVerificationWords.textarea} />
        if (type === 'choice') {
          return (
            <Select {...control} {...change}>
              <option value="">{t('choose')}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </Select>
          )
        }
        if (type === 'date') return <TextInput {...control} {...change} type="date" />
        if (type === 'number') return <TextInput {...control} {...change} inputMode="decimal" dir="ltr" />
        return <TextInput {...control} {...change} dir="auto" maxLength={maxVerificationWords.text} />
      }}
    </Field>
  )
}

function Choices({ field, value, error, onChange }: AnswerFieldProps) {
  const { t } = useTranslation('verification')
  const errorId = useId()
  const { id, type, name, hint, isRequired, options } = field
  const legend = (
    <>
      {name} {!isRequired && <small>{t('optional')}</small>}
    </>
  )
  const chosen = new Set(typeof value === 'string' ? [value] : value)
  return (
    <div className="ui-field">
      {type === 'choice' ? (
        <RadioGroup
          name={`answer-${id}`}
          look="cards"
          className="verification-cards"
          legend={legend}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          options={options.map((option) => ({ value: option.value, label: option.name }))}
        />
      ) : (
        <fieldset className="grid gap-1" aria-describedby={error ? errorId : undefined}>
          <legend className="ui-label mb-1.5">{legend}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {options.map((option) => (
              <Checkbox
                key={option.value}
                label={option.name}
                checked={chosen.has(option.value)}
                onChange={({ target }) => {
                  const others = [...chosen].filter((one) => one !== option.value)
                  onChange(target.checked ? [...others, option.value] : others)
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <p className="ui-hint">{hint}</p>}
    </div>
  )
}
