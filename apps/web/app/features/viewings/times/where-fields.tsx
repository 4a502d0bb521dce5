import { maxPlaceWords } from '@gable/domain/viewing-moves'
import { Field } from '@gable/ui/field'
import { Select } from '@gable/ui/select'
import { TextInput } from '@gable/ui/text-input'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { TimesForm } from './use-times-form.ts'

/** Where to meet, or by which call, and by which clock all of it is meant. */
export function WhereFields({ form: { values, change } }: { form: TimesForm }) {
  const { t } = useTranslation('viewings')
  const zones = [...new Set([values.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()
  return (
    <div className="grid gap-5">
      <Field label={t('slots.place')} hint={t('slots.placeHint')}>
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            maxLength={maxPlaceWords}
            value={values.place}
            onChange={({ currentTarget }) => change({ place: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('slots.video')} hint={t('slots.videoHint')}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            dir="ltr"
            maxLength={500}
            value={values.videoLink}
            onChange={({ currentTarget }) => change({ videoLink: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('slots.zone')}>
        {(control) => (
          <Select
            {...control}
            dir="ltr"
            value={values.timeZone}
            onChange={({ currentTarget }) => change({ timeZone: currentTarget.value })}
          >
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
