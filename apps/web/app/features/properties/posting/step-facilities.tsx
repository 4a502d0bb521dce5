import type { Facility } from '@gable/contract/catalogue'
import { parseNumberInput } from '@gable/domain/number-input'
import { Button } from '@gable/ui/button'
import { FieldError } from '@gable/ui/field'
import { Note } from '@gable/ui/note'
import { MapPin } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { FacilityIcon } from '#app/features/catalogue/facility-icon.tsx'
import { TypedNumberInput } from '#app/features/listings/wizard/typed-number-input.tsx'
import { useNumberField } from '#app/features/listings/wizard/use-number-field.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { usePosting } from './posting-context.ts'
import { farthestKm } from './posting-rules.ts'
import type { PostingValues } from './posting-values.ts'
import { type Proposal, useProposals } from './use-proposals.ts'

export function StepFacilities() {
  return (
    <QueryScope>
      <Distances />
    </QueryScope>
  )
}

function Distances() {
  const { t } = useTranslation('posting')
  const { facilities } = usePosting()
  const { setValue } = useFormContext<PostingValues>()
  const proposals = useProposals()
  const take = ({ facilityId, distance }: Proposal) =>
    setValue(`facilities.${facilityId}`, distance, { shouldDirty: true })
  if (facilities.length === 0) return <Note>{t('fields.noFacilities')}</Note>
  return (
    <>
      {proposals.length > 0 && (
        <Note
          className="wizard-note"
          action={
            <Button variant="secondary" size="small" onClick={() => proposals.forEach(take)}>
              {t('fields.takeProposals')}
            </Button>
          }
        >
          {t('fields.proposals', { count: proposals.length })}
        </Note>
      )}
      <ul className="wizard-distances">
        {facilities.map((facility) => (
          <Distance
            key={facility.id}
            facility={facility}
            proposal={proposals.find(({ facilityId }) => facilityId === facility.id)}
            onTake={take}
          />
        ))}
      </ul>
    </>
  )
}

type DistanceProps = { facility: Facility; proposal: Proposal | undefined; onTake: (proposal: Proposal) => void }

function Distance({ facility, proposal, onTake }: DistanceProps) {
  const { t } = useTranslation('posting')
  const { values } = usePosting()
  const { locale } = useLanguage()
  const number = useNumberField(`facilities.${facility.id}`, { locale, most: farthestKm })
  const { id, error } = number
  const kilometres = parseNumberInput(values.facilities[facility.id] ?? '')
  const isShort = kilometres !== undefined && kilometres > 0 && kilometres < 1
  return (
    <li>
      <label htmlFor={id}>
        <FacilityIcon name={facility.icon} className="size-5 text-ink-soft" />
        <span className="ui-visually-hidden">{t('fields.distance', { name: facility.name })}</span>
        <span aria-hidden>{facility.name}</span>
      </label>
      {proposal ? (
        <ProposalButton facility={facility} proposal={proposal} onTake={onTake} />
      ) : (
        <span data-metres className="text-13 text-ink-soft tabular-nums">
          {isShort && t('fields.metres', { metres: Math.round(kilometres * 1_000) })}
        </span>
      )}
      <TypedNumberInput
        number={number}
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

/** What the map says; pressed, it stands in the field, where it can be changed. */
function ProposalButton({ facility, proposal, onTake }: DistanceProps & { proposal: Proposal }) {
  const { t } = useTranslation('posting')
  const { name, distance } = proposal
  const what = name || facility.name
  return (
    <button
      type="button"
      className="wizard-proposal"
      aria-label={t('fields.takeProposal', { what, distance, name: facility.name })}
      onClick={() => onTake(proposal)}
    >
      <MapPin aria-hidden />
      <span dir="auto" className="truncate">
        {what}
      </span>
      <bdi className="tabular-nums">
        {distance} {t('fields.kilometres')}
      </bdi>
    </button>
  )
}
