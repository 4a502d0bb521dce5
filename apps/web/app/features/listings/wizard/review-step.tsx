import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { ReviewProps, StepName } from './define-listing-wizard.ts'
import { ConfirmationBox, WhatHappensNext } from './review-end.tsx'
import { ReviewRow, ReviewSummary } from './review-list.tsx'
import { ListingSearchPreview } from './search-step.tsx'
import { useFieldLabel, useStepSummary } from './use-review-words.ts'
import { useWizard } from './wizard-context.ts'

type ReviewStepProps = ReviewProps & {
  /** What a field is called where it is not seen, and what a step holds, as far as this kind has words of its own. */
  ownLabel: (path: string) => string | undefined
  ownSummary: (step: StepName) => string | undefined
  /** What would make a step better. */
  toAdvice?: (step: StepName) => ReactNode
}

export function ReviewStep(props: ReviewStepProps) {
  const { failure, confirmation, confirmLabel, stepOf, viewPath, ownLabel, ownSummary, toAdvice } = props
  const { t } = useTranslation('posting')
  const { isEdit, problems, stepNames, toStep } = useWizard()
  const toLabel = useFieldLabel(ownLabel)
  const toSummary = useStepSummary(ownSummary)
  return (
    <>
      <ReviewSummary problems={problems} failure={failure} toLabel={toLabel} wayTo={(path) => toStep(stepOf(path))} />
      <ol className="wizard-checklist">
        {stepNames
          .filter((step) => step !== 'review')
          .map((step) => (
            <ReviewRow
              key={step}
              name={t(`steps.${step}`)}
              to={toStep(step)}
              wrong={[...problems.keys()].filter((path) => stepOf(path) === step).map(toLabel)}
              summary={toSummary(step)}
              advice={toAdvice?.(step)}
            />
          ))}
      </ol>
      <ListingSearchPreview path={viewPath} />
      {!isEdit && <WhatHappensNext />}
      <ConfirmationBox label={confirmLabel} confirmation={confirmation} />
    </>
  )
}
