import type { FeedPreferences } from '@gable/contract/feed'
import { Button } from '@gable/ui/button'
import { Checkbox } from '@gable/ui/checkbox'
import { Field } from '@gable/ui/field'
import { NumberInput } from '@gable/ui/number-input'
import { RadioGroup } from '@gable/ui/radio-group'
import { TextInput } from '@gable/ui/text-input'
import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useLocalPath, useSite } from '#app/shell/site.ts'
import { feedPath } from './feed-path.ts'
import { priceEnds } from './use-wish-words.ts'

type Named = { id: number; name: string }
export type Choices = { categories: Named[]; facilities: Named[]; cities: string[] }
type PreferencesFormProps = { preferences: FeedPreferences; choices: Choices }

/** All wishes at once: what is left open is any. It is sent like any form, with scripts or without. */
export function PreferencesForm({ preferences, choices }: PreferencesFormProps) {
  const { t } = useTranslation('feed')
  const toLocal = useLocalPath()
  const id = useId()
  const isSending = useNavigation().formMethod !== undefined
  return (
    <Form method="post" action={toLocal(feedPath)} className="feed-form" preventScrollReset>
      <RadioGroup
        name="deal"
        look="segmented"
        legend={t('deal')}
        isLegendHidden
        defaultValue={preferences.deal}
        options={(['', 'sell', 'rent'] as const).map((deal) => ({ value: deal, label: t(`deals.${deal || 'any'}`) }))}
      />
      <Field label={t('city')}>
        {(control) => (
          <TextInput {...control} name="city" list={`${id}-cities`} maxLength={200} defaultValue={preferences.city} />
        )}
      </Field>
      <datalist id={`${id}-cities`}>
        {choices.cities.map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </datalist>
      <Budget priceRange={preferences.priceRange} />
      <Bedrooms atLeast={preferences.bedrooms ?? 0} />
      <Boxes name="category_ids" legend={t('categories')} all={choices.categories} chosen={preferences.categoryIds} />
      <Boxes name="facility_ids" legend={t('facilities')} all={choices.facilities} chosen={preferences.facilityIds} />
      <div className="feed-submit">
        <Button type="submit" isWide isLoading={isSending}>
          {t('update')}
        </Button>
      </div>
    </Form>
  )
}

function Budget({ priceRange }: { priceRange: string }) {
  const { t } = useTranslation('feed')
  const { settings } = useSite()
  const [low, high] = priceEnds(priceRange)
  const field = (name: 'min_price' | 'max_price', label: string, value: string) => (
    <Field label={label}>
      {(control) => (
        <NumberInput
          {...control}
          name={name}
          isSmall
          prefix={settings.currencySymbol}
          placeholder={t('any')}
          defaultValue={value}
        />
      )}
    </Field>
  )
  return (
    <fieldset>
      <legend className="ui-label">{t('budget')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {field('min_price', t('lowest'), low)}
        {field('max_price', t('highest'), high)}
      </div>
    </fieldset>
  )
}

function Bedrooms({ atLeast }: { atLeast: number }) {
  const { t } = useTranslation('feed')
  const { locale } = useLanguage()
  const figures = new Intl.NumberFormat(locale)
  return (
    <RadioGroup
      name="bedrooms"
      look="segmented"
      legend={t('bedrooms')}
      defaultValue={String(Math.min(atLeast, 4))}
      options={[0, 1, 2, 3, 4].map((count) => ({
        value: String(count),
        label: count === 0 ? t('any') : <bdi>{`${figures.format(count)}+`}</bdi>,
      }))}
    />
  )
}

type BoxesProps = { name: string; legend: string; all: Named[]; chosen: number[] }

function Boxes({ name, legend, all, chosen }: BoxesProps) {
  if (all.length === 0) return null
  return (
    <fieldset>
      <legend className="ui-label">{legend}</legend>
      <div className="feed-boxes">
        {all.map((choice) => (
          <Checkbox
            key={choice.id}
            name={name}
            value={choice.id}
            label={choice.name}
            defaultChecked={chosen.includes(choice.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}
