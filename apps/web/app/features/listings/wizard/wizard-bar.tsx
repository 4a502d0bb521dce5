import { Button, buttonClass } from '@gable/ui/button'
import { ArrowLeft, ArrowRight, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalLink } from '#app/shell/local-link.tsx'

type Way = { label: string; to: string }
type WizardBarProps = {
  before: Way | undefined
  /** On the last step there is nothing after, and the form is sent. */
  after: Way | undefined
  note: ReactNode
  submit: { label: string; isBusy: boolean; isReady: boolean; onSubmit: () => void }
}

/** The way back and the way on, always in reach at the bottom of the window. */
export function WizardBar({ before, after, note, submit }: WizardBarProps) {
  const { t } = useTranslation('posting')
  return (
    <>
      {before ? (
        <LocalLink to={before.to} className={buttonClass({ variant: 'quiet' })}>
          <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
          {before.label}
        </LocalLink>
      ) : (
        <LocalLink to="/" className={buttonClass({ variant: 'quiet' }, 'text-ink')}>
          {t('bar.cancel')}
        </LocalLink>
      )}
      <output className="ms-auto text-14 text-ink-soft max-md:hidden">{note}</output>
      {after ? (
        <LocalLink to={after.to} className={buttonClass({ size: 'large' }, 'max-md:ms-auto')}>
          {t('bar.continue')}
          <ArrowRight className="rtl:-scale-x-100" aria-hidden />
        </LocalLink>
      ) : (
        // It can always be pressed: then it says what is missing, which a dead button never does.
        <Button
          size="large"
          variant={submit.isReady ? 'primary' : 'secondary'}
          className="max-md:ms-auto"
          isLoading={submit.isBusy}
          onClick={submit.onSubmit}
        >
          {submit.label}
          {!submit.isBusy && <Send className="rtl:-scale-x-100" aria-hidden />}
        </Button>
      )}
    </>
  )
}
