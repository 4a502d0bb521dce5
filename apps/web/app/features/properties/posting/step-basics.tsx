import { parseNumberInput } from '@gable/domain/number-input'
import { Field } from '@gable/ui/field'
import { RadioGroup } from '@gable/ui/radio-group'
import { Select } from '@gable/ui/select'
import { Switch } from '@gable/ui/switch'
import { Calendar, Crown, KeyRound } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { DescriptionField, KindField, TitleField } from '#app/features/listings/wizard/basic-fields.tsx'
import { TypedNumberInput } from '#app/features/listings/wizard/typed-number-input.tsx'
import { useNumberField } from '#app/features/listings/wizard/use-number-field.ts'
import { TranslationFields } from '#app/features/listings/wizard/translation-fields.tsx'
import { useWizardField } from '#app/features/listings/wizard/wizard-form.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { useMoneyStyle } from '#app/shell/use-money-style.ts'
import { usePricePerArea } from '../use-price-per-area.ts'
import { usePosting } from './posting-context.ts'
import { type PostingValues, rentPeriods } from './posting-values.ts'

export function StepBasics() {
  const { t } = useTranslation('posting')
  const { categories } = usePosting()
  return (
    <>
      <Purpose />
      <KindField label={t('fields.category')} categories={categories} />
      <TitleField hint={t('fields.titleHint')} />
      <PriceFields />
      <DescriptionField />
      <TranslationFields />
      <PremiumSwitch />
    </>
  )
}

function Purpose() {
  const { t } = useTranslation('posting')
  const { control } = useFormContext<PostingValues>()
  return (
    <Controller
      control={control}
      name="deal"
      render={({ field }) => (
        <RadioGroup
          name="deal"
          legend={t('fields.purpose')}
          isLegendHidden
          look="cards"
          value={field.value}
          onChange={field.onChange}
          className="wizard-purpose"
          options={[
            {
              value: 'sell',
              label: t('fields.sell'),
              description: t('fields.sellText'),
              icon: <KeyRound aria-hidden />,
            },
            {
              value: 'rent',
              label: t('fields.rent'),
              description: t('fields.rentText'),
              icon: <Calendar aria-hidden />,
            },
          ]}
        />
      )}
    />
  )
}

function PriceFields() {
  const { t } = useTranslation(['posting', 'properties'])
  const { settings } = useSite()
  const { values } = usePosting()
  const perArea = usePostedPerArea()
  const price = useNumberField('price', useMoneyStyle())
  const period = useWizardField('rentPeriod')
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Field
        id={price.id}
        label={t('fields.price')}
        hint={perArea && <bdi>{t('fields.pricePerArea', { price: perArea })}</bdi>}
        error={price.error}
        isRequired
      >
        {(control) => <TypedNumberInput {...control} number={price} prefix={settings.currencySymbol} />}
      </Field>
      {values.deal === 'rent' && (
        <Field id={period.id} label={t('fields.rentPeriod')} error={period.error}>
          {(control) => (
            <Select {...control} {...period.field}>
              {rentPeriods.map((one) => (
                <option key={one} value={one}>
                  {t(`properties:rentPeriod.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}

/** What a square metre costs, as soon as both figures are known. */
function usePostedPerArea(): string | undefined {
  const { settings } = useSite()
  const { values, parameters } = usePosting()
  const toPerArea = usePricePerArea()
  const area = parameters.find(({ key, unit }) => key === 'area' && unit === 'sqm')
  const value = parseNumberInput(String((area && values.parameters[area.id]) ?? ''))
  const price = parseNumberInput(values.price)
  if (!area || !value || !price) return undefined
  const currency = settings.currency.code
  return toPerArea({ deal: values.deal, price: String(price), currency, parameters: [{ ...area, value }] })
}

function PremiumSwitch() {
  const { t } = useTranslation('posting')
  const { register } = useFormContext<PostingValues>()
  return (
    <div className="wizard-switch ui-panel">
      <Crown className="size-6 text-brand" aria-hidden />
      <Switch {...register('isPremium')} label={t('fields.premium')} description={t('fields.premiumText')} />
    </div>
  )
}
