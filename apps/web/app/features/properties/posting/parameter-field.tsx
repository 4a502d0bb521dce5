import type { Parameter } from '@gable/contract/catalogue'
import { fromSquareMetres } from '@gable/domain/area-measure'
import { toSquareMetres } from '@gable/domain/typed-area'
import { Chip } from '@gable/ui/chip'
import { Field, FieldError } from '@gable/ui/field'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { TypedNumberInput } from '#app/features/listings/wizard/typed-number-input.tsx'
import { type FieldScale, useNumberField } from '#app/features/listings/wizard/use-number-field.ts'
import { fieldId, useFieldError, useWizardField } from '#app/features/listings/wizard/wizard-form.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { useMeasure } from '#app/shell/use-area.ts'
import { useMoneyStyle } from '#app/shell/use-money-style.ts'

/** One question about a home, asked as its kind wants to be asked. */
export function ParameterField({ parameter }: { parameter: Parameter }) {
  if (parameter.kind === 'multi_choice') return <SeveralField parameter={parameter} />
  if (parameter.kind === 'number') return <NumberField parameter={parameter} />
  return <SingleField parameter={parameter} />
}

type QuestionProps = Pick<ComponentProps<typeof Field>, 'id' | 'error' | 'children'> & { parameter: Parameter }

function Question({ parameter: { name, isRequired }, ...rest }: QuestionProps) {
  const { t } = useTranslation('posting')
  return (
    <Field
      {...rest}
      label={name}
      optionalLabel={isRequired ? undefined : t('fields.optional')}
      isRequired={isRequired}
    />
  )
}

function NumberField({ parameter }: { parameter: Parameter }) {
  const { locale } = useLanguage()
  const money = useMoneyStyle()
  const affixes = useAffixes(parameter)
  const scale = useAreaScale(parameter)
  const style = affixes.prefix ? money : { locale, isWhole: scale ? scale.isWhole : parameter.decimals === 0 }
  const number = useNumberField(`parameters.${parameter.id}`, style, scale)
  return (
    <Question id={number.id} error={number.error} parameter={parameter}>
      {(control) => <TypedNumberInput {...control} {...affixes} number={number} />}
    </Question>
  )
}

function SingleField({ parameter }: { parameter: Parameter }) {
  const { t } = useTranslation('posting')
  const { id, error, field } = useWizardField(`parameters.${parameter.id}`)
  return (
    <Question {...{ id, parameter, error }}>
      {(control) => {
        if (parameter.kind === 'date') return <TextInput {...control} {...field} type="date" />
        if (parameter.kind === 'text') return <TextInput {...control} {...field} dir="auto" maxLength={500} />
        return (
          <Select {...control} {...field}>
            <option value="">{t('fields.noChoice')}</option>
            {parameter.options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )
      }}
    </Question>
  )
}

function SeveralField({ parameter }: { parameter: Parameter }) {
  const path = `parameters.${parameter.id}`
  const error = useFieldError(path)
  const { field } = useController({ name: path })
  const chosen: string[] = Array.isArray(field.value) ? (field.value as string[]) : []
  const toggle = (value: string) =>
    field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="sm:col-span-full">
      <legend className="ui-label mb-2">{parameter.name}</legend>
      <div className="flex flex-wrap gap-2">
        {parameter.options.map(({ value, name }) => (
          <Chip key={value} isSelected={chosen.includes(value)} onClick={() => toggle(value)}>
            {name}
          </Chip>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

/** Of an area that is typed in another unit than it is kept in. */
function useAreaScale({ key, unit, decimals }: Parameter): (FieldScale & { isWhole: boolean }) | undefined {
  const measure = useMeasure()(key)
  if (unit !== 'sqm' || measure.squareMetres === 1) return undefined
  return {
    isWhole: measure.squareMetres < 1,
    toKept: (figure) => toSquareMetres(figure, measure, decimals),
    toShown: (area) => fromSquareMetres(area, measure),
  }
}

function useAffixes({ key, unit }: Parameter): { prefix?: string; suffix?: string } {
  const measureOf = useMeasure()
  const { settings } = useSite()
  if (unit === 'money' || unit === 'money_per_month') return { prefix: settings.currencySymbol }
  return unit === 'sqm' ? { suffix: measureOf(key).sign } : {}
}
