import type { ViewingWindow } from '@gable/domain/viewing-times'
import { FieldError } from '@gable/ui/field'
import { useId } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { TimeRange } from './time-range.tsx'
import type { TimesForm } from './use-times-form.ts'

type DayWindowsProps = { form: TimesForm; isOf: (window: ViewingWindow) => boolean }

/** All windows of one day, and what is wrong with them under them. */
export function DayWindows({ form: { values, problems, change }, isOf }: DayWindowsProps) {
  const { t } = useTranslation('viewings')
  const id = useId()
  const { windows } = values
  const own = windows.flatMap((window, place) => (isOf(window) ? { window, place } : []))
  const problem = own.map(({ place }) => problems.get(place)).find(Boolean)
  return (
    <div className="day-windows">
      {own.map(({ window, place }) => (
        <TimeRange
          key={place}
          window={window}
          problem={problems.get(place)}
          problemId={id}
          onChange={(changed) => change({ windows: windows.with(place, changed) })}
          onRemove={() => change({ windows: windows.toSpliced(place, 1) })}
        />
      ))}
      {problem && <FieldError id={id}>{t(problem === 'overlap' ? 'slots.overlap' : 'slots.tooShort')}</FieldError>}
    </div>
  )
}
