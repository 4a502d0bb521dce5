import { useTranslation } from 'react-i18next'
import { type Confirmation, ConfirmationBox, WhatHappensNext } from '#app/features/listings/wizard/review-end.tsx'
import { ReviewRow, ReviewSummary } from '#app/features/listings/wizard/review-list.tsx'
import { usePosting } from './posting-context.ts'
import { type PostingStep, postingSteps, stepOf } from './posting-values.ts'
import { AdviceText, stepOfPart, useQuality } from './quality-panel.tsx'
import { PostingSearchPreview } from './step-search.tsx'
import { useFieldLabel } from './use-field-label.ts'
import { useStepSummary } from './use-step-summary.ts'

type StepReviewProps = { failure: string | undefined; confirmation: Confirmation }

export function StepReview({ failure, confirmation }: StepReviewProps) {
  const { t } = useTranslation('posting')
  const { isEdit, problems, toStep } = usePosting()
  return (
    <>
      <ReviewSummary
        problems={problems}
        failure={failure}
        toLabel={useFieldLabel()}
        wayTo={(path) => toStep(stepOf(path))}
      />
      <ol className="wizard-checklist">
        {postingSteps
          .filter((step) => step !== 'review')
          .map((step) => (
            <StepRow key={step} step={step} />
          ))}
      </ol>
      <PostingSearchPreview />
      {!isEdit && <WhatHappensNext />}
      <ConfirmationBox label={t('review.confirm')} confirmation={confirmation} />
    </>
  )
}

/** Below this many points an advice is not worth a sign of its own. */
const worthSaying = 4

function StepRow({ step }: { step: PostingStep }) {
  const { t } = useTranslation('posting')
  const { problems, toStep } = usePosting()
  const toLabel = useFieldLabel()
  const { advice } = useQuality()
  const [best] = advice.filter(({ part, points }) => stepOfPart[part] === step && points >= worthSaying)
  return (
    <ReviewRow
      name={t(`steps.${step}`)}
      to={toStep(step)}
      wrong={[...problems.keys()].filter((path) => stepOf(path) === step).map(toLabel)}
      summary={useStepSummary(step)}
      advice={
        best && (
          <>
            <AdviceText {...best} /> <bdi>({t('quality.points', { points: best.points })})</bdi>
          </>
        )
      }
    />
  )
}
