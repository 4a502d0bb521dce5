import { CodeInput } from '@gable/ui/code-input'
import { FieldError } from '@gable/ui/field'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import type { Problem } from '../use-attempt.ts'
import { useCode } from '../use-code.ts'
import type { Sent } from './use-sign-in.ts'

type CodeStepProps = {
  sent: Pick<Sent, 'validMinutes' | 'resendSeconds' | 'at'>
  problem: Problem | undefined
  isBusy: boolean
  onCode: (code: string) => void
  onResend: () => void
  onTyping: () => void
}

const codeLength = 6

export function CodeStep({ sent, problem, isBusy, onCode, onResend, onTyping }: CodeStepProps) {
  const { t } = useTranslation('accounts')
  const errorId = useId()
  const { form, code, setCode } = useCode(problem)
  const error = problem?.text
  const isFull = code.length === codeLength
  // The reader asked for the code on the step before; this is where it goes.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <form
      method="post"
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isFull) onCode(code)
      }}
    >
      <CodeInput
        // A new code means that the old digits are wrong.
        key={sent.at}
        value={code}
        name="code"
        aria-label={t('signIn.code')}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(value) => {
          setCode(value)
          onTyping()
        }}
        onComplete={onCode}
      />
      {error && (
        <div role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14 text-ink-soft">
        <span>{t('signIn.validFor', { count: sent.validMinutes })}</span>
        <Resend
          key={sent.at}
          seconds={sent.resendSeconds}
          onResend={() => {
            setCode('')
            onResend()
          }}
        />
      </div>
      <SubmitButton isLoading={isBusy} disabled={!isFull}>
        {t('signIn.submit')}
      </SubmitButton>
    </form>
  )
}

/** Counts down to the moment when another code may be asked for. */
function Resend({ seconds, onResend }: { seconds: number; onResend: () => void }) {
  const { t } = useTranslation('accounts')
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])

  if (left > 0) return <span className="tabular-nums">{t('signIn.resendIn', { count: left })}</span>
  return (
    <button type="button" className="ui-link -my-2 py-2" onClick={onResend}>
      {t('signIn.resend')}
    </button>
  )
}

/** Where a code went, and the way back if it was the wrong place. */
export function SentTo({ children, onChange }: { children: ReactNode; onChange: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <bdi>{children}</bdi>{' '}
      <button type="button" className="ui-link ui-link-underlined" onClick={onChange}>
        {t('signIn.changeEmail')}
      </button>
    </>
  )
}
