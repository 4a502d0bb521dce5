import { Button, buttonClass } from '@gable/ui/button'
import { ArrowLeft, ArrowRight, Send } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { StepName } from './define-listing-wizard.ts'
import { useWizard } from './wizard-context.ts'

type Phase = 'idle' | 'waiting' | 'sending'
type WizardBarProps = { step: StepName; phase: Phase; saysWhatGoesOn: boolean; onSubmit: () => void }

/** The way back and the way on, always in reach at the bottom of the window. */
export function WizardBar({ step, phase, saysWhatGoesOn, onSubmit }: WizardBarProps) {
  const { t } = useTranslation('posting')
  const { toStep, problems, isEdit, stepNames } = useWizard()
  const index = stepNames.indexOf(step)
  const [before, after] = [stepNames[index - 1], stepNames[index + 1]]
  const variant = problems.size === 0 ? 'primary' : 'secondary'
  return (
    <>
      {before ? (
        <LocalLink to={toStep(before)} className={buttonClass({ variant: 'quiet' })}>
          <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
          <span className={isEdit ? 'wizard-bar-back' : undefined}>{t(`steps.${before}`)}</span>
        </LocalLink>
      ) : (
        <LocalLink to="/" className={buttonClass({ variant: 'quiet' }, 'text-ink')}>
          {t('bar.cancel')}
        </LocalLink>
      )}
      <output className="ms-auto text-14 text-ink-soft max-md:hidden">
        <BarNote step={step} phase={phase} saysWhatGoesOn={saysWhatGoesOn} />
      </output>
      {after && isEdit && <SaveButton phase={phase} variant="secondary" onSave={onSubmit} />}
      {after ? (
        <LocalLink to={toStep(after)} className={buttonClass({ size: 'large' }, isEdit ? '' : 'max-md:ms-auto')}>
          {t('bar.continue')}
          <ArrowRight className={`rtl:-scale-x-100 ${isEdit ? 'max-md:hidden' : ''}`} aria-hidden />
        </LocalLink>
      ) : isEdit ? (
        <SaveButton phase={phase} variant={variant} onSave={onSubmit} />
      ) : (
        // It can always be pressed: then it says what is missing, which a dead button never does.
        <Button
          size="large"
          variant={variant}
          className="max-md:ms-auto"
          isLoading={phase !== 'idle'}
          onClick={onSubmit}
        >
          {phase === 'sending' && saysWhatGoesOn ? t('bar.submitting') : t('bar.submit')}
          {phase === 'idle' && <Send className="rtl:-scale-x-100" aria-hidden />}
        </Button>
      )}
    </>
  )
}

type SaveButtonProps = { phase: Phase; variant: 'primary' | 'secondary'; onSave: () => void }

/** What is on the site already can be saved from every step: nobody walks to the end for one word. */
function SaveButton({ phase, variant, onSave }: SaveButtonProps) {
  const { t } = useTranslation('posting')
  return (
    <Button size="large" variant={variant} className="max-md:ms-auto" isLoading={phase !== 'idle'} onClick={onSave}>
      {phase === 'sending' ? t('bar.savingChanges') : t('bar.saveChanges')}
    </Button>
  )
}

function BarNote({ step, phase, saysWhatGoesOn }: Omit<WizardBarProps, 'onSubmit'>) {
  const { t } = useTranslation('posting')
  const { media, problems, isEdit } = useWizard()
  const moving = media.underWay.length
  if (saysWhatGoesOn && phase === 'waiting' && moving > 0) return t('bar.waiting', { count: moving })
  if (step === 'review') return problems.size > 0 ? t('bar.missing') : null
  if (!saysWhatGoesOn) return null
  if (moving > 0) return t('bar.uploadsGoOn')
  return isEdit ? null : t('bar.nothingPublic')
}
