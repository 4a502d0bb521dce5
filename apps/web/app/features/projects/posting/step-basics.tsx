import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { projectTypes } from '@gable/domain/project-rules'
import { Field } from '@gable/ui/field'
import { RadioGroup } from '@gable/ui/radio-group'
import { TextInput } from '@gable/ui/text-input'
import { CalendarClock, Construction, KeyRound } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { DescriptionField, KindField, TitleField } from '#app/features/listings/wizard/basic-fields.tsx'
import { useWizard } from '#app/features/listings/wizard/wizard-context.ts'
import { TypedNumberInput } from '#app/features/listings/wizard/typed-number-input.tsx'
import { useNumberField } from '#app/features/listings/wizard/use-number-field.ts'
import { TranslationFields } from '#app/features/listings/wizard/translation-fields.tsx'
import { useWizardField } from '#app/features/listings/wizard/wizard-form.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { useMoneyStyle } from '#app/shell/use-money-style.ts'
import type { ProjectValues } from './project-values.ts'

const icons = { upcoming: CalendarClock, under_construction: Construction, ready: KeyRound }

export function StepBasics() {
  const { t } = useTranslation(['posting', 'projects'])
  const { categories } = useWizard().catalogue
  return (
    <>
      <Stage />
      <KindField label={t('projects:posting.category')} categories={categories} />
      <TitleField hint={t('projects:posting.titleHint')} />
      <DescriptionField />
      <TranslationFields />
      <Figures />
    </>
  )
}

/** What people ask first; all of it may be left open. */
function Figures() {
  const { t } = useTranslation(['projects', 'common'])
  const { settings } = useSite()
  const { locale } = useLanguage()
  const price = useNumberField('priceFrom', useMoneyStyle())
  const units = useNumberField('unitCount', { locale, isWhole: true })
  const delivery = useWizardField('deliveryOn')
  const optionalLabel = t('common:states.optional')
  return (
    <div className="grid items-start gap-5 md:grid-cols-3">
      <Field id={price.id} label={t('page.priceFrom')} optionalLabel={optionalLabel} error={price.error}>
        {(control) => <TypedNumberInput {...control} number={price} prefix={settings.currencySymbol} />}
      </Field>
      <Field id={units.id} label={t('page.units')} optionalLabel={optionalLabel} error={units.error}>
        {(control) => <TypedNumberInput {...control} number={units} />}
      </Field>
      <Field id={delivery.id} label={t('page.delivery')} optionalLabel={optionalLabel} error={delivery.error}>
        {(control) => <TextInput {...control} {...delivery.field} type="date" />}
      </Field>
    </div>
  )
}

/** How far the building is. */
function Stage() {
  const { t } = useTranslation(['posting', 'projects'])
  const { control } = useFormContext<ProjectValues>()
  return (
    <Controller
      control={control}
      name="type"
      render={({ field }) => (
        <RadioGroup
          name="type"
          legend={t('projects:posting.stage')}
          look="cards"
          value={field.value}
          onChange={field.onChange}
          className="wizard-stage"
          options={projectTypes.map((type) => {
            const Icon = icons[type]
            return {
              value: type,
              label: t(`projects:posting.types.${type}`),
              description: t(`projects:posting.typeTexts.${type}`),
              icon: <Icon aria-hidden />,
            }
          })}
        />
      )}
    />
  )
}
