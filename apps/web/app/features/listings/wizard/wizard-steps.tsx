import type { Draft } from '@gable/contract/drafts'
import { Note } from '@gable/ui/note'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Catalogue, ListingWizard, Sent, StepName, WizardRequest, WizardTexts } from './define-listing-wizard.ts'
import { DraftOffers } from './drafts/draft-offers.tsx'
import { GuardedFrame } from './guarded-frame.tsx'
import type { ListingValues } from './listing-values.ts'
import { useConfirmation } from './use-confirmation.ts'
import { useReviewHead } from './use-review-words.ts'
import { useStepMap } from './use-step-map.ts'
import { useSubmit } from './use-submit.ts'
import { useWizardForm } from './use-wizard-form.ts'
import { WizardBar } from './wizard-bar.tsx'
import { WizardContext } from './wizard-context.ts'
import { WizardFormContext } from './wizard-form.ts'
import { hasChanged, toStart } from './wizard-start.ts'

export type Loaded<Listing> = {
  asked: WizardRequest<Listing>
  catalogue: Catalogue
  drafts: readonly Draft[]
  now: number
}
type Listed = { id: number; slug: string }
type WizardStepsProps<Values extends ListingValues, Step extends StepName, Listing extends Listed> = Loaded<Listing> & {
  wizard: ListingWizard<Values, Step, Listing>
  texts: WizardTexts<Step>
  step: Step | 'review'
  /** Called when it is on the server for good: from then on there is nothing to save. */
  onSent: (sent: Sent) => void
}

/** A listing, written step by step. Every step has its address, and everything typed is kept as it is typed. */
export function WizardSteps<Values extends ListingValues, Step extends StepName, Listing extends Listed>(
  props: WizardStepsProps<Values, Step, Listing>,
) {
  const { wizard, texts, asked, catalogue, drafts, now, step, onSent } = props
  const [start] = useState(() => toStart(wizard, asked))
  const { form, state, draft, draftId, left, discardChanges } = useWizardForm({ wizard, start, catalogue, step })
  const { values, media, problems, toStep, isEdit } = state
  const { control } = form
  const { stepNames: names, stepOf } = wizard
  const { isShown, steps } = useStepMap({ control, names, step, left, problems, stepOf, toStep, isEdit })
  const { confirmation, whenConfirmed } = useConfirmation({
    problems,
    isEdit,
    isReview: step === 'review',
    reviewPath: toStep('review'),
  })
  const sending = useSubmit({
    media,
    problems,
    send: (keyFor) => wizard.send({ values, media: media.lists, start, catalogue, draftId, keyFor }),
    onSent: (sent) => {
      draft.finish()
      onSent(sent)
    },
    saveDraft: draft.flush,
  })
  const reviewHead = useReviewHead(problems.size, isEdit)
  const { Part } = step === 'review' ? { Part: undefined } : wizard.steps[step]
  return (
    <FormProvider {...form}>
      <WizardContext value={state}>
        <WizardFormContext value={{ problems, isShown }}>
          <GuardedFrame
            path={wizard.path}
            stepPath={toStep(step)}
            isEdit={isEdit}
            hasChanged={hasChanged(start, { values, media: media.lists })}
            draft={draft}
            openedDraft={start.kind === 'draft' ? start.draft : undefined}
            resumed={start.kind === 'edit' && start.resumed ? start.draft : undefined}
            onDiscard={discardChanges}
            media={media}
            sending={sending}
            name={values.title || texts.unnamed}
            steps={steps}
            title={(step === 'review' && reviewHead.title) || texts.titleOf(step)}
            text={step === 'review' ? reviewHead.text : texts.textOf(step)}
            aside={<wizard.Aside />}
            bar={
              <WizardBar
                step={step}
                phase={sending.phase}
                saysWhatGoesOn={wizard.saysWhatGoesOn ?? false}
                onSubmit={() => whenConfirmed(() => void sending.submit())}
              />
            }
          >
            {step === 'basics' && start.kind === 'new' && !draftId && (
              <DraftOffers drafts={drafts} now={now} path={wizard.path} toStep={wizard.toStep} />
            )}
            {Part && sending.failure && (
              <Note tone="bad" isAlert>
                {sending.failure}
              </Note>
            )}
            {Part && <Part />}
            {!Part && (
              <wizard.Review
                failure={sending.failure}
                confirmation={confirmation}
                confirmLabel={texts.confirm}
                stepOf={stepOf}
                viewPath={wizard.viewPath}
              />
            )}
          </GuardedFrame>
        </WizardFormContext>
      </WizardContext>
    </FormProvider>
  )
}
