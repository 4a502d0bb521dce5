import type { Category } from '@gable/contract/catalogue'
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
import { WizardBar } from '#app/features/listings/wizard/wizard-bar.tsx'
import { WizardFormContext } from '#app/features/listings/wizard/wizard-form.ts'
import { ProjectContext } from './project-context.ts'
import { ProjectPreview } from './project-preview.tsx'
import { type ProjectRequest, toStart } from './project-start.ts'
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
  const { confirmation, whenConfirmed } = useConfirmation(problems, isEdit)
  const sending = useProjectSubmit({
    project,
    start,
    draftId,
    onSent: (sent) => {
      draft.finish()
      onSent(sent)
    },
  })
  const reviewText = useReviewText(problems.size, isEdit)
  const index = projectSteps.indexOf(step)
  const wayTo = (one: ProjectStep | undefined) => one && { label: t(`steps.${one}`), to: toStep(one) }
  const Part = step === 'review' ? undefined : stepParts[step]
  return (
    <FormProvider {...form}>
      <ProjectContext value={project}>
        <WizardFormContext value={{ problems, isTold }}>
          <ListingWizard
            path="/user/add-project"
            stepPath={toStep(step)}
            isEdit={isEdit}
            hasChanged={hasChanged(start, { values, media: project.media.lists })}
            draft={draft}
            openedDraft={start.draft}
            media={project.media}
            sending={sending}
            name={values.title || t('projects:posting.new')}
            steps={steps}
            title={t(`projects:posting.titles.${step}`)}
            text={step === 'review' ? reviewText : t(`projects:posting.texts.${step}`)}
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
                  onSubmit: () => whenConfirmed(() => void sending.submit()),
                }}
              />
            }
          >
            {step === 'basics' && !isEdit && !draftId && (
              <DraftOffers drafts={drafts} now={now} path="/user/add-project" toStep={toProjectStep} />
            )}
            {Part ? <Part /> : <StepReview failure={sending.failure} confirmation={confirmation} />}
          </ListingWizard>
        </WizardFormContext>
      </ProjectContext>
    </FormProvider>
  )
}
