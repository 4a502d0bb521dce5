import { addDays } from '@gable/domain/zoned-time'
import { Button } from '@gable/ui/button'
import { Field, FieldError } from '@gable/ui/field'
import { IconButton } from '@gable/ui/icon-button'
import { TextInput } from '@gable/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { DayWindows } from './day-windows.tsx'
import { nextWindow } from './times-values.ts'
import type { TimesForm } from './use-times-form.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Times on one date, beside those of every week. */
export function DateTimes({ form }: { form: TimesForm }) {
  const { t } = useTranslation('viewings')
  const { windows } = form.values
  const dates = [...new Set(windows.flatMap(({ date }) => date ?? []))].toSorted()
  const setDate = (before: string, date: string) => {
    if (date) form.change({ windows: windows.map((one) => (one.date === before ? { ...one, date } : one)) })
  }
  const add = (date: string) => form.change({ windows: [...windows, nextWindow(windows, { weekday: null, date })] })
  return (
    <div className="grid justify-items-start gap-4">
      {dates.map((date) => (
        <div key={date} className="date-times">
          <TextInput
            type="date"
            aria-label={t('slots.date')}
            value={date}
            onChange={({ currentTarget }) => setDate(date, currentTarget.value)}
          />
          <DayWindows form={form} isOf={(window) => window.date === date} />
          <IconButton variant="line" label={t('slots.add', { day: date })} onClick={() => add(date)}>
            <Plus aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button variant="secondary" onClick={() => add(addDays(dates.at(-1) ?? today(), 1))}>
        <Plus aria-hidden />
        {t('slots.addDate')}
      </Button>
    </div>
  )
}

/** Days on which there are no times, from one to another. */
export function DaysOffFields({ form }: { form: TimesForm }) {
  const { t } = useTranslation('viewings')
  const { daysOff } = form.values
  const first = addDays(daysOff.at(-1)?.until ?? today(), 1)
  return (
    <div className="grid justify-items-start gap-4">
      {daysOff.map((off, place) => (
        <div key={place} className="days-off">
          {(['from', 'until'] as const).map((end) => (
            <Field key={end} label={t(end === 'from' ? 'slots.firstDay' : 'slots.lastDay')}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  aria-invalid={off.until < off.from || undefined}
                  value={off[end]}
                  onChange={({ currentTarget: { value } }) => {
                    if (value) form.change({ daysOff: daysOff.with(place, { ...off, [end]: value }) })
                  }}
                />
              )}
            </Field>
          ))}
          <IconButton
            label={t('slots.removeDaysOff')}
            onClick={() => form.change({ daysOff: daysOff.toSpliced(place, 1) })}
          >
            <Trash2 aria-hidden />
          </IconButton>
          {off.until < off.from && <FieldError>{t('slots.backwards')}</FieldError>}
        </div>
      ))}
      <Button variant="secondary" onClick={() => form.change({ daysOff: [...daysOff, { from: first, until: first }] })}>
        <Plus aria-hidden />
        {t('slots.addDaysOff')}
      </Button>
    </div>
  )
}
