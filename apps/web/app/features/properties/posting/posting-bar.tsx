import { useTranslation } from 'react-i18next'
import { WizardBar } from '#app/features/listings/wizard/wizard-bar.tsx'
import { usePosting } from './posting-context.ts'
import { type PostingStep, postingSteps } from './posting-values.ts'

type PostingBarProps = { step: PostingStep; phase: 'idle' | 'waiting' | 'sending'; onSubmit: () => void }

export function PostingBar({ step, phase, onSubmit }: PostingBarProps) {
  const { t } = useTranslation('posting')
  const { toStep, problems, isEdit } = usePosting()
  const index = postingSteps.indexOf(step)
  const wayTo = (one: PostingStep | undefined) => one && { label: t(`steps.${one}`), to: toStep(one) }
  const idle = isEdit ? t('bar.saveChanges') : t('bar.submit')
  const busy = isEdit ? t('bar.savingChanges') : t('bar.submitting')
  return (
    <WizardBar
      before={wayTo(postingSteps[index - 1])}
      after={wayTo(postingSteps[index + 1])}
      note={<BarNote step={step} phase={phase} />}
      submit={{
        label: phase === 'sending' ? busy : idle,
        isBusy: phase !== 'idle',
        isReady: problems.size === 0,
        onSubmit,
      }}
    />
  )
}

function BarNote({ step, phase }: Pick<PostingBarProps, 'step' | 'phase'>) {
  const { t } = useTranslation('posting')
  const { media, problems, isEdit } = usePosting()
  const moving = media.underWay.length
  if (phase === 'waiting' && moving > 0) return t('bar.waiting', { count: moving })
  if (step === 'review') return problems.size > 0 ? t('bar.missing') : null
  if (moving > 0) return t('bar.uploadsGoOn')
  return isEdit ? null : t('bar.nothingPublic')
}
