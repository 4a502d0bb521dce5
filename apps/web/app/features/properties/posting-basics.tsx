import type { Category } from '@gable/contract/catalogue'
import { Field, FieldError } from '@gable/ui/field'
import { NumberInput } from '@gable/ui/number-input'
import { RadioGroup } from '@gable/ui/radio-group'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { Calendar, KeyRound } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '../../layout/category-icon.tsx'
import { useSite } from '../../site.ts'
import { type PostingInput, rentPeriods } from './posting-schema.ts'
import { PostingSection } from './posting-section.tsx'
import { usePostingField } from './use-posting-field.ts'

export function PostingBasics({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('properties')
  const toField = usePostingField()
  const title = toField('title')
  const description = toField('description')
  return (
    <PostingSection id="basics" title={t('posting.basics')}>
      <Purpose />
      <Kind categories={categories} />
      <Field id={title.id} label={t('posting.name')} hint={t('posting.nameHint')} error={title.error} isRequired>
        {(control) => <TextInput {...control} {...title.field} maxLength={200} />}
      </Field>
      <PriceFields />
      <Field
        id={description.id}
        label={t('posting.description')}
        hint={t('posting.descriptionHint')}
        error={description.error}
        isRequired
      >
        {(control) => <Textarea {...control} {...description.field} rows={6} maxLength={20_000} />}
      </Field>
    </PostingSection>
  )
}

function Purpose() {
  const { t } = useTranslation('properties')
  const { control } = useFormContext<PostingInput>()
  return (
    <Controller
      control={control}
      name="deal"
      render={({ field }) => (
        <RadioGroup
          name="deal"
          legend={t('posting.purpose')}
          look="cards"
          value={field.value}
          onChange={field.onChange}
          className="posting-purpose"
          options={[
            {
              value: 'sell',
              label: t('posting.sell'),
              description: t('posting.sellText'),
              icon: <KeyRound aria-hidden />,
            },
            {
              value: 'rent',
              label: t('posting.rent'),
              description: t('posting.rentText'),
              icon: <Calendar aria-hidden />,
            },
          ]}
        />
      )}
    />
  )
}

function Kind({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('properties')
  const { id, error, field } = usePostingField()('categoryId')
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-3 text-15 font-semibold">{t('posting.category')}</legend>
      <div className="posting-kinds">
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

function PriceFields() {
  const { t } = useTranslation('properties')
  const { settings } = useSite()
  const toField = usePostingField()
  const deal = useWatch<PostingInput, 'deal'>({ name: 'deal' })
  const price = toField('price')
  const period = toField('rentPeriod')
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field id={price.id} label={t('posting.price')} error={price.error} isRequired>
        {(control) => <NumberInput {...control} {...price.field} prefix={settings.currencySymbol} />}
      </Field>
      {deal === 'rent' && (
        <Field id={period.id} label={t('posting.rentPeriod')} error={period.error}>
          {(control) => (
            <Select {...control} {...period.field}>
              {rentPeriods.map((one) => (
                <option key={one} value={one}>
                  {t(`rentPeriod.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
