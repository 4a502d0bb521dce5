import { Button } from '@gable/ui/button'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { PasswordField } from '../password-field.tsx'
import { ShortCodeForm } from '../short-code-form.tsx'
import { useAttempt } from '../use-attempt.ts'

type ProofStepProps = { hasPassword: boolean; onProved: () => void }

/** A session may be old and the device lent: what matters needs the password or a code once more. */
export function ProofStep({ hasPassword, onProved }: ProofStepProps) {
  const { t } = useTranslation('accounts')
  const [usesPassword, setUsesPassword] = useState(hasPassword)
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{t('security.proofText')}</p>
      {usesPassword ? <ByPassword onProved={onProved} /> : <ByCode onProved={onProved} />}
      {hasPassword && (
        <button type="button" className="ui-link justify-self-center" onClick={() => setUsesPassword(!usesPassword)}>
          {usesPassword ? t('security.proofByCode') : t('security.proofByPassword')}
        </button>
      )}
    </div>
  )
}

function ByPassword({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useAttempt()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (!password) return
    void attempt(
      async () => {
        const { proveByPassword } = await import('./security-calls.ts')
        await proveByPassword(password)
        onProved()
      },
      (code) => (code === 'incorrect_details' ? t('security.wrongPassword') : undefined),
    )
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <PasswordField label={t('signIn.password')} name="password" error={problem?.text} />
      <SubmitButton isLoading={isBusy}>{t('signIn.submit')}</SubmitButton>
    </form>
  )
}

function ByCode({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useAttempt()
  const [target, setTarget] = useState<string>()
  const send = () =>
    attempt(async () => {
      const { sendProofCode } = await import('./security-calls.ts')
      setTarget(await sendProofCode())
    })
  const prove = (code: string) =>
    attempt(
      async () => {
        const { proveByCode } = await import('./security-calls.ts')
        await proveByCode(code)
        onProved()
      },
      (failure) => (failure === 'incorrect_details' ? t('security.wrongCode') : undefined),
    )
  if (target) {
    return (
      <ShortCodeForm
        text={t('security.proofCodeSent', { target })}
        problem={problem}
        isBusy={isBusy}
        onCode={(code) => void prove(code)}
      />
    )
  }
  return (
    <div className="grid gap-3">
      {problem && <p className="ui-error">{problem.text}</p>}
      <Button size="large" isWide isLoading={isBusy} onClick={() => void send()}>
        {t('security.proofCode')}
      </Button>
    </div>
  )
}
