import { viewingLengths, viewingNotices, viewingPauses } from '@gable/domain/viewing-times'
import { RadioGroup } from '@gable/ui/radio-group'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { TimesForm } from './use-times-form.ts'

/** A number that somebody set elsewhere stands among the usual ones. */
const withOwn = (usual: readonly number[], own: number) => [...new Set([...usual, own])].toSorted((a, b) => a - b)

/** How long it takes, what lies between two, and how soon one may come. */
export function LengthFields({ form: { values, change } }: { form: TimesForm }) {
  const { t } = useTranslation('viewings')
  const sayMinutes = (minutes: number) =>
    minutes % 60 === 0 ? t('slots.hours', { count: minutes / 60 }) : t('slots.shortMinutes', { count: minutes })
  const sayHours = (hours: number) =>
    hours % 24 === 0 ? t('slots.numberOfDays', { count: hours / 24 }) : t('slots.hours', { count: hours })
  const options = (usual: readonly number[], own: number, say: (value: number) => string) =>
    withOwn(usual, own).map((value) => ({ value: String(value), label: say(value) }))
  return (
    <div className="grid justify-items-start gap-5">
      <RadioGroup
        name="length"
        look="segmented"
        legend={t('slots.takes')}
        options={options(viewingLengths, values.lengthMinutes, sayMinutes)}
        value={String(values.lengthMinutes)}
        onChange={(value) => change({ lengthMinutes: Number(value) })}
      />
      <RadioGroup
        name="pause"
        look="segmented"
        legend={t('slots.between')}
        options={options(viewingPauses, values.pauseMinutes, (value) =>
          value === 0 ? t('slots.none') : sayMinutes(value),
        )}
        value={String(values.pauseMinutes)}
        onChange={(value) => change({ pauseMinutes: Number(value) })}
      />
      <div>
        <RadioGroup
          name="notice"
          look="segmented"
          legend={t('slots.earliest')}
          options={options(viewingNotices, values.noticeHours, (value) =>
            value === 0 ? t('slots.any') : sayHours(value),
          )}
          value={String(values.noticeHours)}
          onChange={(value) => change({ noticeHours: Number(value) })}
        />
        <p className="ui-hint mt-2">{t('slots.earliestHint')}</p>
      </div>
    </div>
  )
}
