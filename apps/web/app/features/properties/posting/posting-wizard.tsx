import type { Category, Facility } from '@gable/contract/catalogue'
import type { Draft } from '@gable/contract/drafts'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../site.ts'
import { findGate } from '../../../wizard/gates/find-gate.ts'
import { GateDialog } from '../../../wizard/gates/gate-dialog.tsx'
import { ConflictDialog } from '../../../wizard/drafts/conflict-dialog.tsx'
import { DraftOffers } from '../../../wizard/drafts/draft-offers.tsx'
import { RefusedNote } from '../../../wizard/drafts/refused-note.tsx'
import { LeaveGuard } from '../../../wizard/leave-guard.tsx'
import { focusConfirmation } from '../../../wizard/review-end.tsx'
import { showSummary } from '../../../wizard/review-list.tsx'
import { SaveNote } from '../../../wizard/save-note.tsx'
import { shownState } from '../../../wizard/drafts/shown-state.ts'
import { useIsInside } from '../../../wizard/use-is-inside.ts'
import { useLeaving } from '../../../wizard/use-leaving.ts'
import { useHashFocus } from '../../../wizard/use-hash-focus.ts'
import { useStepMap } from '../../../wizard/use-step-map.ts'
import { WizardFormContext } from '../../../wizard/wizard-form.ts'
import { WizardFrame } from '../../../wizard/wizard-frame.tsx'
import { PostingBar } from './posting-bar.tsx'
import { PostingContext } from './posting-context.ts'
import { type PostingRequest, type Start, toStart } from './posting-start.ts'
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
  const [isConfirmed, setConfirmed] = useState(start.kind === 'edit')
  const [isConfirmationMissing, setConfirmationMissing] = useState(false)
  const sending = usePostingSubmit({
    posting,
    start,
    draftId,
    onSent: (sent) => {
      draft.stop()
      onSent(sent)
    },
  })
  const entry = useEntryGate(start.kind === 'edit')
  const leaving = useLeaving(draft.flush)
  useHashFocus()

  function submit() {
    setConfirmationMissing(!isConfirmed)
    if (posting.problems.size > 0) return showSummary()
    if (!isConfirmed) return focusConfirmation()
    void sending.submit()
  }

  const isEdit = start.kind === 'edit'
  const Part = step === 'review' ? undefined : stepParts[step]
  return (
    <FormProvider {...form}>
      <PostingContext value={posting}>
        <WizardFormContext value={{ problems: posting.problems, isTold }}>
          <LeaveGuard reason={useLeaveReason({ posting, draft, start })} isInside={useIsInside('/user/properties')} />
          <ConflictDialog other={draft.other} onTakeTheirs={draft.takeTheirs} onKeepMine={draft.keepMine} />
          <GateDialog
            gate={sending.gate ?? entry.gate}
            nextPath={posting.toStep(step)}
            onClose={() => {
              sending.closeGate()
              entry.close()
            }}
          />
          <WizardFrame
            name={posting.values.title || t('newListing')}
            badge={isEdit ? undefined : t('draft')}
            saveNote={
              !isEdit && (
                <SaveNote
                  state={shownState(draft.state, asked.kind === 'draft' ? asked.draft : undefined)}
                  onRetry={() => void draft.retry()}
                />
              )
            }
            leaveLabel={t(isEdit ? 'save.close' : 'save.leave')}
            onLeave={leaving.leave}
            isLeaving={leaving.isLeaving}
            steps={steps}
            title={t(`titles.${step}`)}
            text={useStepText(step, posting.problems.size, isEdit)}
            aside={
              <>
                <PreviewCard />
                <QualityPanel />
              </>
            }
            bar={<PostingBar step={step} phase={sending.phase} onSubmit={submit} />}
          >
            {draft.state.kind === 'refused' && <RefusedNote code={draft.state.code} />}
            {step === 'basics' && start.kind === 'new' && !draftId && (
              <DraftOffers drafts={drafts} now={now} path="/user/properties" toStep={toPostingStep} />
            )}
            {Part ? (
              <Part />
            ) : (
              <StepReview
                failure={sending.failure}
                confirmation={{
                  isGiven: isConfirmed,
                  isMissing: isConfirmationMissing && !isConfirmed,
                  onChange: setConfirmed,
                }}
              />
            )}
          </WizardFrame>
        </WizardFormContext>
      </PostingContext>
    </FormProvider>
  )
}

type Parts = ReturnType<typeof usePostingForm>

/** The profile is asked for at the beginning, when putting it right costs nothing; whoever wants may write first. */
function useEntryGate(isEdit: boolean) {
  const site = useSite()
  const [gate, setGate] = useState(() => (isEdit ? undefined : findGate(site)))
  return { gate, close: () => setGate(undefined) }
}

type LeaveState = Pick<Parts, 'posting' | 'draft'> & { start: Start }

/** What would be lost by leaving now. */
function useLeaveReason({ posting, draft, start }: LeaveState): string | undefined {
  const { t } = useTranslation('posting')
  if (posting.media.underWay.length > 0) return t('leave.uploads')
  if (start.kind === 'edit') return hasChanged(start, posting) ? t('leave.edit') : undefined
  const isSafe = draft.state.kind === 'untouched' || draft.state.kind === 'saved'
  return isSafe ? undefined : t('leave.unsaved')
}

function hasChanged(start: Start, { values, media }: Parts['posting']): boolean {
  const idsOf = (lists: Start['media']) => Object.values(lists).map((items) => items.map(({ id }) => id))
  const written = (form: Start['values'], lists: Start['media']) => JSON.stringify([form, idsOf(lists)])
  return written(start.values, start.media) !== written(values, media.lists)
}

function useStepText(step: PostingStep, missing: number, isEdit: boolean): string {
  const { t } = useTranslation('posting')
  if (step !== 'review') return t(`texts.${step}`)
  if (missing > 0) return t('texts.reviewMissing', { count: missing })
  return t(isEdit ? 'texts.reviewEdit' : 'texts.reviewReady')
}
