import { IconButton } from '@gable/ui/icon-button'
import { Switch } from '@gable/ui/switch'
import { Plus } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useWhen } from '../use-when.ts'
import { DayWindows } from './day-windows.tsx'
import { nextWindow } from './times-values.ts'
import type { TimesForm } from './use-times-form.ts'

/** Any Monday; only its name is shown. */
const someMonday = Date.UTC(2026, 6, 6)
const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** The days of every week. A day without times is switched off. */
export function WeekTimes({ form }: { form: TimesForm }) {
  const { t } = useTranslation('viewings')
  const { sayDay } = useWhen()
  const { windows } = form.values
  return (
    <ul className="week-times">
      {weekdays.map((weekday) => {
        const day = sayDay(new Date(someMonday + weekday * 86_400_000).toISOString().slice(0, 10), { weekday: 'long' })
        const isOf = (window: { weekday: number | null }) => window.weekday === weekday
        const isOn = windows.some(isOf)
        const add = () => form.change({ windows: [...windows, nextWindow(windows, { weekday, date: null })] })
        return (
          <li key={weekday}>
            <Switch
              label={day}
              checked={isOn}
              onChange={() => (isOn ? form.change({ windows: windows.filter((one) => !isOf(one)) }) : add())}
            />
            {isOn ? <DayWindows form={form} isOf={isOf} /> : <p className="text-ink-soft">{t('slots.noViewings')}</p>}
            <IconButton variant="line" label={t('slots.add', { day })} onClick={add}>
              <Plus aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
