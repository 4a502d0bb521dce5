import type { Category } from '@gable/contract/catalogue'
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
import { shownState } from '../../../wizard/drafts/shown-state.ts'
import { LeaveGuard } from '../../../wizard/leave-guard.tsx'
import { focusConfirmation } from '../../../wizard/review-end.tsx'
import { showSummary } from '../../../wizard/review-list.tsx'
import { SaveNote } from '../../../wizard/save-note.tsx'
import { useIsInside } from '../../../wizard/use-is-inside.ts'
import { useLeaving } from '../../../wizard/use-leaving.ts'
import { useHashFocus } from '../../../wizard/use-hash-focus.ts'
import { useStepMap } from '../../../wizard/use-step-map.ts'
import { WizardBar } from '../../../wizard/wizard-bar.tsx'
import { WizardFormContext } from '../../../wizard/wizard-form.ts'
import { WizardFrame } from '../../../wizard/wizard-frame.tsx'
import { ProjectContext } from './project-context.ts'
import { ProjectPreview } from './project-preview.tsx'
import { type ProjectRequest, type ProjectStart, toStart } from './project-start.ts'
import { StepMedia, StepPlace, StepReview, StepSearch } from './project-steps.tsx'
import { type ProjectStep, projectSteps, stepOf, toProjectStep } from './project-values.ts'
import { StepBasics } from './step-basics.tsx'
import { StepPlans } from './step-plans.tsx'
import { useProjectForm } from './use-project-form.ts'
import { type SentProject, useProjectSubmit } from './use-project-submit.ts'

type ProjectWizardProps = {
  asked: ProjectRequest
  categories: readonly Category[]
  drafts: readonly Draft[]
  now: number
  step: ProjectStep
  onSent: (sent: SentProject) => void
}

const stepParts = { basics: StepBasics, place: StepPlace, media: StepMedia, plans: StepPlans, search: StepSearch }

/** A development, written step by step. Every step has its address, and everything typed is kept as it is typed. */
export function ProjectWizard({ asked, categories, drafts, now, step, onSent }: ProjectWizardProps) {
  const { t } = useTranslation(['posting', 'projects'])
  const site = useSite()
  const [start] = useState(() => toStart(asked))
  const { form, project, draft, draftId, visited } = useProjectForm({ start, categories, step })
  const { values, problems, toStep, isEdit } = project
  const { isTold, steps } = useStepMap({
    control: form.control,
    names: projectSteps,
    step,
    visited,
    problems,
    stepOf,
    toStep,
  })
  const [isConfirmed, setConfirmed] = useState(isEdit)
  const [isConfirmationMissing, setConfirmationMissing] = useState(false)
  const [entryGate, setEntryGate] = useState(() => (isEdit ? undefined : findGate(site)))
  const sending = useProjectSubmit({
    project,
    start,
    draftId,
    onSent: (sent) => {
      draft.stop()
      onSent(sent)
    },
  })
  const leaving = useLeaving(draft.flush)
  useHashFocus()

  function submit() {
    setConfirmationMissing(!isConfirmed)
    if (problems.size > 0) return showSummary()
    if (!isConfirmed) return focusConfirmation()
    void sending.submit()
  }

  const index = projectSteps.indexOf(step)
  const wayTo = (one: ProjectStep | undefined) => one && { label: t(`steps.${one}`), to: toStep(one) }
  const Part = step === 'review' ? undefined : stepParts[step]
  return (
    <FormProvider {...form}>
      <ProjectContext value={project}>
        <WizardFormContext value={{ problems, isTold }}>
          <LeaveGuard reason={useLeaveReason({ project, draft, start })} isInside={useIsInside('/user/add-project')} />
          <ConflictDialog other={draft.other} onTakeTheirs={draft.takeTheirs} onKeepMine={draft.keepMine} />
          <GateDialog
            gate={sending.gate ?? entryGate}
            nextPath={toStep(step)}
            onClose={() => {
              sending.closeGate()
              setEntryGate(undefined)
            }}
          />
          <WizardFrame
            name={values.title || t('projects:posting.new')}
            badge={isEdit ? undefined : t('draft')}
            saveNote={
              !isEdit && <SaveNote state={shownState(draft.state, start.draft)} onRetry={() => void draft.retry()} />
            }
            leaveLabel={t(isEdit ? 'save.close' : 'save.leave')}
            onLeave={leaving.leave}
            isLeaving={leaving.isLeaving}
            steps={steps}
            title={t(`projects:posting.titles.${step}`)}
            text={useStepText(step, problems.size, isEdit)}
            aside={<ProjectPreview />}
            bar={
              <WizardBar
                before={wayTo(projectSteps[index - 1])}
                after={wayTo(projectSteps[index + 1])}
                note={step === 'review' && problems.size > 0 ? t('bar.missing') : null}
                submit={{
                  label: t(isEdit ? 'bar.saveChanges' : 'bar.submit'),
                  isBusy: sending.phase !== 'idle',
                  isReady: problems.size === 0,
                  onSubmit: submit,
                }}
              />
            }
          >
            {draft.state.kind === 'refused' && <RefusedNote code={draft.state.code} />}
            {step === 'basics' && !isEdit && !draftId && (
              <DraftOffers drafts={drafts} now={now} path="/user/add-project" toStep={toProjectStep} />
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
      </ProjectContext>
    </FormProvider>
  )
}

function useStepText(step: ProjectStep, missing: number, isEdit: boolean): string {
  const { t } = useTranslation(['posting', 'projects'])
  if (step !== 'review') return t(`projects:posting.texts.${step}`)
  if (missing > 0) return t('texts.reviewMissing', { count: missing })
  return t(isEdit ? 'texts.reviewEdit' : 'texts.reviewReady')
}

type LeaveState = Pick<ReturnType<typeof useProjectForm>, 'project' | 'draft'> & { start: ProjectStart }

/** What would be lost by leaving now. */
function useLeaveReason({ project: { media, values }, draft, start }: LeaveState): string | undefined {
  const { t } = useTranslation('posting')
  if (media.underWay.length > 0) return t('leave.uploads')
  if (start.edited) return JSON.stringify(values) === JSON.stringify(start.values) ? undefined : t('leave.edit')
  const isSafe = draft.state.kind === 'untouched' || draft.state.kind === 'saved'
  return isSafe ? undefined : t('leave.unsaved')
}
