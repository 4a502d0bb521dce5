import { Switch } from '@gable/ui/switch'
import { Controller, useFormContext } from 'react-hook-form'
import { PlaceFields, PrivateAddressField } from '#app/features/listings/wizard/place-fields.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { usePosting } from './posting-context.ts'
import type { PostingValues } from './posting-values.ts'

export function StepPlace() {
  const { values } = usePosting()
  return (
    <PlaceFields isBlurred={values.hidesLocation} switches={<ExactSwitch />}>
      <PrivateAddressField />
    </PlaceFields>
  )
}

function ExactSwitch() {
  const { t } = useTranslation('posting')
  const { control } = useFormContext<PostingValues>()
  return (
    <Controller
      control={control}
      name="hidesLocation"
      render={({ field: { value, onChange, ref, name, onBlur } }) => (
        <Switch
          {...{ ref, name, onBlur }}
          checked={!value}
          onChange={({ target }) => onChange(!target.checked)}
          label={t('fields.exact')}
          className="wizard-exact"
        />
      )}
    />
  )
}
