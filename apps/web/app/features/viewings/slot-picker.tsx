import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useWhen } from './use-when.ts'
import { dayOf } from './week.ts'
import './slot-picker.css'

type SlotPickerProps = {
  name: string
  slots: string[]
  timeZone: string
  chosen: string | undefined
  onChoose: (slot: string) => void
}

/** First a day, then a time of it. Native radios, so that arrow keys work by themselves. */
export function SlotPicker({ name, slots, timeZone, chosen, onChoose }: SlotPickerProps) {
  const { t } = useTranslation('viewings')
  const { sayDay, sayTime } = useWhen()
  const byDay = Map.groupBy(slots, (slot) => dayOf(slot, timeZone))
  const [wanted, setWanted] = useState<string>()
  const [first] = byDay.keys()
  const day = wanted !== undefined && byDay.has(wanted) ? wanted : first
  return (
    <div className="slot-picker">
      <fieldset data-look="days">
        <legend className="ui-visually-hidden">{t('book.day')}</legend>
        {[...byDay.keys()].map((date) => (
          <label key={date}>
            <input
              type="radio"
              name={`${name}-day`}
              className="ui-visually-hidden"
              checked={date === day}
              onChange={() => setWanted(date)}
            />
            <span>{sayDay(date, { weekday: 'short' })}</span>
            <b>{sayDay(date, { day: 'numeric' })}</b>
            <span>{sayDay(date, { month: 'short' })}</span>
          </label>
        ))}
      </fieldset>
      <fieldset data-look="times">
        <legend className="ui-visually-hidden">{t('book.time')}</legend>
        {(byDay.get(day ?? '') ?? []).map((slot) => (
          <label key={slot}>
            <input
              type="radio"
              name={name}
              className="ui-visually-hidden"
              checked={slot === chosen}
              onChange={() => onChoose(slot)}
            />
            {sayTime(slot, timeZone)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
