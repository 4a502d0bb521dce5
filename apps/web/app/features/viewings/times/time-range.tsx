import type { ViewingWindow } from '@gable/domain/viewing-times'
import { X } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { WindowProblem } from './times-values.ts'

type TimeRangeProps = {
  window: ViewingWindow
  problem: WindowProblem | undefined
  problemId: string
  onChange: (window: ViewingWindow) => void
  onRemove: () => void
}

/** From one time of a day until another. */
export function TimeRange({ window, problem, problemId, onChange, onRemove }: TimeRangeProps) {
  const { t } = useTranslation('viewings')
  const input = (end: 'from' | 'until') => (
    <input
      type="time"
      required
      aria-label={t(`slots.${end}`)}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && problemId}
      value={window[end]}
      onChange={({ currentTarget: { value } }) => {
        // A field that is being emptied keeps its time until there is another one.
        if (value) onChange({ ...window, [end]: value })
      }}
    />
  )
  return (
    <span className="time-range" data-bad={problem ? true : undefined} dir="ltr">
      {input('from')}
      <span aria-hidden>–</span>
      {input('until')}
      <button
        type="button"
        aria-label={t('slots.remove', { from: window.from, until: window.until })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
    </span>
  )
}
