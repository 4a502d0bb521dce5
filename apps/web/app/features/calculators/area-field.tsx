import { type AreaUnit, areaUnitGroups, isAreaUnit } from '@gable/domain/area-units'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { TypedNumberInput } from '#app/features/listings/wizard/typed-number-input.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

type AreaFieldProps = {
  /** Only the side that is sent without scripts has one. */
  name?: string
  unitName: string
  label: string
  unitLabel: string
  text: string
  unit: AreaUnit
  isInvalid: boolean
  isReadOnly?: boolean
  onType: (text: string) => void
  onChoose: (unit: AreaUnit) => void
}

/** An area and its unit in one frame. */
export function AreaField({ label, unitLabel, unitName, text, unit, isInvalid, isReadOnly, ...rest }: AreaFieldProps) {
  const { name, onType, onChoose } = rest
  const { locale } = useLanguage()
  const id = useId()
  return (
    <div className="ui-field converter-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <TypedNumberInput
        id={id}
        number={{ field: { ...(name ? { name } : {}), value: text }, text, write: onType, style: { locale } }}
        readOnly={isReadOnly}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? 'area-problem' : undefined}
        maxLength={40}
        end={<UnitSelect name={unitName} label={unitLabel} unit={unit} onChoose={onChoose} />}
      />
    </div>
  )
}

type UnitSelectProps = { name: string; label: string; unit: AreaUnit; onChoose: (unit: AreaUnit) => void }

function UnitSelect({ name, label, unit, onChoose }: UnitSelectProps) {
  const { t } = useTranslation('calculators')
  const groups = Object.entries(areaUnitGroups) as [keyof typeof areaUnitGroups, readonly AreaUnit[]][]
  return (
    <span className="converter-unit">
      <bdi aria-hidden>{t(`units.${unit}.symbol`)}</bdi>
      <ChevronDown aria-hidden />
      <select
        name={name}
        aria-label={label}
        value={unit}
        onChange={({ target: { value } }) => isAreaUnit(value) && onChoose(value)}
      >
        {groups.map(([group, units]) => (
          <optgroup key={group} label={t(`groups.${group}`)}>
            {units.map((one) => (
              <option key={one} value={one}>
                {t(`units.${one}.name`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </span>
  )
}
