import type { Category } from '@gable/contract/catalogue'
import type { ProjectDetail } from '@gable/contract/project'
import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLocalPath, useSite } from '../../../site.ts'
import { findGate } from '../../../wizard/gates/find-gate.ts'
import { GateDialog } from '../../../wizard/gates/gate-dialog.tsx'
import { LeaveGuard } from '../../../wizard/leave-guard.tsx'
import { focusConfirmation } from '../../../wizard/review-end.tsx'
import { showSummary } from '../../../wizard/review-list.tsx'
import { SaveNote } from '../../../wizard/save-note.tsx'
import { useHashFocus } from '../../../wizard/use-hash-focus.ts'
import { useStepMap } from '../../../wizard/use-step-map.ts'
import { WizardBar } from '../../../wizard/wizard-bar.tsx'
import { WizardFormContext } from '../../../wizard/wizard-form.ts'
import { WizardFrame } from '../../../wizard/wizard-frame.tsx'
import { forgetProject } from './kept-project.ts'
import { ProjectContext, type ProjectPosting } from './project-context.ts'
import { ProjectPreview } from './project-preview.tsx'
import { type ProjectStart, toStart } from './project-start.ts'
import { StepMedia, StepPlace, StepReview, StepSearch } from './project-steps.tsx'
import { type ProjectStep, projectSteps, stepOf } from './project-values.ts'
import { StepBasics } from './step-basics.tsx'
import { StepPlans } from './step-plans.tsx'
import { useProjectForm } from './use-project-form.ts'
import { type SentProject, useProjectSubmit } from './use-project-submit.ts'

type ProjectWizardProps = {
  edited: ProjectDetail | undefined
  categories: readonly Category[]
  step: ProjectStep
  onSent: (sent: SentProject) => void
}

const stepParts = { basics: StepBasics, place: StepPlace, media: StepMedia, plans: StepPlans, search: StepSearch }

/** A development, written step by step and kept on this device until it is sent. */
export function ProjectWizard({ edited, categories, step, onSent }: ProjectWizardProps) {
  const { t } = useTranslation(['posting', 'projects'])
  const site = useSite()
  const [start] = useState(() => toStart(edited, site.account?.id ?? 0))
  const { form, project, kept, visited } = useProjectForm({ start, categories, step })
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
    onSent: (sent) => {
      kept.autosave.stop()
      if (!isEdit) forgetProject()
      onSent(sent)
    },
  })
  const leave = useLeaving()
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
          <LeaveGuard reason={useLeaveReason(project, start)} isInside={useIsInside()} />
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
            saveNote={!isEdit && <SaveNote state={kept.state} isOnDevice onRetry={() => void kept.autosave.retry()} />}
            leaveLabel={t('save.close')}
            onLeave={leave}
            isLeaving={false}
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
            {start.isContinued && step === 'basics' && <ContinuedNote />}
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

function useLeaving() {
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  return () => void navigate(toLocal('/user'))
}

function useIsInside() {
  const inside = useLocalPath()('/user/add-project')
  return (pathname: string) => pathname === inside || pathname.startsWith(`${inside}/`)
}

/** What would be lost by leaving now. */
function useLeaveReason({ media, values }: ProjectPosting, start: ProjectStart): string | undefined {
  const { t } = useTranslation(['posting', 'projects'])
  if (media.underWay.length > 0) return t('leave.uploads')
  if (!start.edited) return undefined
  return JSON.stringify(values) === JSON.stringify(start.values) ? undefined : t('leave.edit')
}

/** What this device kept is offered by showing it; whoever wants another one begins anew. */
function ContinuedNote() {
  const { t } = useTranslation(['posting', 'projects'])
  return (
    <Note
      action={
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            forgetProject()
            location.reload()
          }}
        >
          {t('projects:posting.startOver')}
        </Button>
      }
    >
      {t('projects:posting.continued')}
    </Note>
  )
}
