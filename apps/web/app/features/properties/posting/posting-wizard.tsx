import type { Category, Facility } from '@gable/contract/catalogue'
import type { Draft } from '@gable/contract/drafts'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DraftOffers } from '#app/features/listings/wizard/drafts/draft-offers.tsx'
import { hasChanged } from '#app/features/listings/wizard/has-changed.ts'
import { ListingWizard } from '#app/features/listings/wizard/listing-wizard.tsx'
import { useConfirmation } from '#app/features/listings/wizard/use-confirmation.ts'
import { useReviewText } from '#app/features/listings/wizard/use-review-text.ts'
import { useStepMap } from '#app/features/listings/wizard/use-step-map.ts'
import { WizardFormContext } from '#app/features/listings/wizard/wizard-form.ts'
import { PostingBar } from './posting-bar.tsx'
import { PostingContext } from './posting-context.ts'
import { type PostingRequest, toStart } from './posting-start.ts'
import { type PostingStep, postingSteps, stepOf, toPostingStep } from './posting-values.ts'
import { PreviewCard } from './preview-card.tsx'
import { QualityPanel } from './quality-panel.tsx'
import { StepBasics } from './step-basics.tsx'
import { StepDetails } from './step-details.tsx'
import { StepFacilities } from './step-facilities.tsx'
import { StepMedia } from './step-media.tsx'
import { StepPlace } from './step-place.tsx'
import { StepReview } from './step-review.tsx'
import { StepSearch } from './step-search.tsx'
import { usePostingForm } from './use-posting-form.ts'
import { type Sent, usePostingSubmit } from './use-posting-submit.ts'

type PostingWizardProps = {
  asked: PostingRequest
  categories: readonly Category[]
  facilities: readonly Facility[]
  drafts: readonly Draft[]
  now: number
  step: PostingStep
  onSent: (sent: Sent) => void
}

const stepParts = {
  basics: StepBasics,
  details: StepDetails,
  facilities: StepFacilities,
  place: StepPlace,
  media: StepMedia,
  search: StepSearch,
}

/** A home, written step by step. Every step has its address, and everything typed is kept as it is typed. */
export function PostingWizard({ asked, categories, facilities, drafts, now, step, onSent }: PostingWizardProps) {
  const { t } = useTranslation('posting')
  const [start] = useState(() => toStart(asked))
  const { form, posting, draft, draftId, visited } = usePostingForm({ start, categories, facilities, step })
  const { isTold, steps } = useStepMap({
    control: form.control,
    names: postingSteps,
    step,
    visited,
    problems: posting.problems,
    stepOf,
    toStep: posting.toStep,
  })
  const isEdit = start.kind === 'edit'
  const { confirmation, whenConfirmed } = useConfirmation(posting.problems, isEdit)
  const sending = usePostingSubmit({
    posting,
    start,
    draftId,
    onSent: (sent) => {
      draft.finish()
      onSent(sent)
    },
  })
  const reviewText = useReviewText(posting.problems.size, isEdit)
  const Part = step === 'review' ? undefined : stepParts[step]
  return (
    <FormProvider {...form}>
      <PostingContext value={posting}>
        <WizardFormContext value={{ problems: posting.problems, isTold }}>
          <ListingWizard
            path="/user/properties"
            stepPath={posting.toStep(step)}
            isEdit={isEdit}
            hasChanged={hasChanged(start, { values: posting.values, media: posting.media.lists })}
            draft={draft}
            openedDraft={asked.kind === 'draft' ? asked.draft : undefined}
            media={posting.media}
            sending={sending}
            name={posting.values.title || t('newListing')}
            steps={steps}
            title={t(`titles.${step}`)}
            text={step === 'review' ? reviewText : t(`texts.${step}`)}
            aside={
              <>
                <PreviewCard />
                <QualityPanel />
              </>
            }
            bar={
              <PostingBar
                step={step}
                phase={sending.phase}
                onSubmit={() => whenConfirmed(() => void sending.submit())}
              />
            }
          >
            {step === 'basics' && start.kind === 'new' && !draftId && (
              <DraftOffers drafts={drafts} now={now} path="/user/properties" toStep={toPostingStep} />
            )}
            {Part ? <Part /> : <StepReview failure={sending.failure} confirmation={confirmation} />}
          </ListingWizard>
        </WizardFormContext>
      </PostingContext>
    </FormProvider>
  )
}
