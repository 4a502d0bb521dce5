import type { Facility } from '@gable/contract/catalogue'
import { parseNumberInput } from '@gable/domain/number-input'
import { FieldError } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { NumberInput } from '@gable/ui/number-input'
import { FacilityIcon } from '#app/features/catalogue/facility-icon.tsx'
import { useWizardField } from '#app/features/listings/wizard/wizard-form.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { usePosting } from './posting-context.ts'

export function StepFacilities() {
  const { t } = useTranslation('posting')
  const { facilities } = usePosting()
  if (facilities.length === 0) return <Note>{t('fields.noFacilities')}</Note>
  return (
    <ul className="wizard-distances">
      {facilities.map((facility) => (
        <Distance key={facility.id} facility={facility} />
      ))}
    </ul>
  )
}

function Distance({ facility }: { facility: Facility }) {
  const { t } = useTranslation('posting')
  const { values } = usePosting()
  const { id, error, field } = useWizardField(`facilities.${facility.id}`)
  const kilometres = parseNumberInput(values.facilities[facility.id] ?? '')
  const isShort = kilometres !== undefined && kilometres > 0 && kilometres < 1
  return (
    <li>
      <label htmlFor={id}>
        <FacilityIcon name={facility.icon} className="size-5 text-ink-soft" />
        <span className="ui-visually-hidden">{t('fields.distance', { name: facility.name })}</span>
        <span aria-hidden>{facility.name}</span>
      </label>
      <span className="text-13 text-ink-soft tabular-nums">
        {isShort && t('fields.metres', { metres: Math.round(kilometres * 1_000) })}
      </span>
      <NumberInput
        {...field}
        id={id}
        isSmall
        suffix={t('fields.kilometres')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <div className="col-span-full">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </li>
  )
}
