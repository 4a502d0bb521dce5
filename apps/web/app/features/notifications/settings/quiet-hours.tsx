import { Field } from '@gable/ui/field'
import { Select } from '@gable/ui/select'
import { Switch } from '@gable/ui/switch'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import type { Change } from './use-settings-form.ts'
import { zoneOfDevice } from './zone-of-device.ts'

type QuietHoursProps = {
  quietFrom: string | null
  quietUntil: string | null
  timeZone: string
  onChange: (change: Change) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const usual = { quietFrom: '22:00', quietUntil: '08:00' }

/** A time of the day at which nothing is sent. */
export function QuietHours({ quietFrom, quietUntil, timeZone, onChange }: QuietHoursProps) {
  const { t } = useTranslation('notifications')
  // Saving takes the zone of the device along, which the server cannot know before.
  const zone = useIsHydrated() ? zoneOfDevice() : timeZone
  const isOn = quietFrom !== null && quietUntil !== null
  return (
    <section className="profile-section">
      <div>
        <h2 className="type-block">{t('settings.quietTitle')}</h2>
        <p>{t('settings.quietText')}</p>
      </div>
      <div className="grid content-start gap-5">
        <Switch
          label={t('settings.quietSwitch')}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? usual : { quietFrom: null, quietUntil: null })
          }
        />
        {isOn && (
          <>
            <div className="grid grid-cols-2 gap-4">
              <HourField
                label={t('settings.from')}
                value={quietFrom}
                onChange={(value) => onChange({ quietFrom: value })}
              />
              <HourField
                label={t('settings.until')}
                value={quietUntil}
                onChange={(value) => onChange({ quietUntil: value })}
              />
            </div>
            <p className="text-14 text-ink-soft">{t('settings.zone', { zone })}</p>
          </>
        )}
      </div>
    </section>
  )
}

type HourFieldProps = { label: string; value: string; onChange: (value: string) => void }

function HourField({ label, value, onChange }: HourFieldProps) {
  // An app may have chosen minutes.
  const options = hours.includes(value) ? hours : [...hours, value].toSorted()
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {options.map((hour) => (
            <option key={hour} value={hour}>
              {hour}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
