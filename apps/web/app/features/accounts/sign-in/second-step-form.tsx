import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { FileKey, Fingerprint, Smartphone } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { ShortCodeForm } from '../short-code-form.tsx'
import { useAttempt } from '../use-attempt.ts'

export type SecondFactors = { hasSecondStep: boolean; hasPasskey: boolean }
type SecondStepFormProps = { factors: SecondFactors; onPassed: () => Promise<void> }

/** A passkey, the code of the app or, if both are lost, one of the codes on paper. */
export function SecondStepForm({ factors, onPassed }: SecondStepFormProps) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem, clearProblem } = useAttempt()
  const [isRecovery, setRecovery] = useState(false)
  const Sign = !isRecovery ? FileKey : factors.hasSecondStep ? Smartphone : Fingerprint

  const prove = (code: string) =>
    attempt(
      async () => {
        const { proveSecondStep } = await import('./second-step-calls.ts')
        await proveSecondStep(code)
        await onPassed()
      },
      (failure) =>
        failure === 'incorrect_details'
          ? t(isRecovery ? 'secondStep.wrongRecovery' : 'secondStep.wrongCode')
          : undefined,
    )
  const shared = { isBusy, onCode: (code: string) => void prove(code) }

  return (
    <>
      {factors.hasPasskey && !isRecovery && (
        <>
          <PasskeyButton onPassed={onPassed} />
          {factors.hasSecondStep && <span className="auth-or">{t('signIn.or')}</span>}
        </>
      )}
      {factors.hasSecondStep && !isRecovery && (
        <ShortCodeForm text={t('secondStep.text')} problem={problem} {...shared} />
      )}
      {isRecovery && <RecoveryCodeForm error={problem?.text} {...shared} />}
      <button
        type="button"
        className="ui-link inline-flex items-center gap-2 justify-self-center"
        onClick={() => {
          setRecovery(!isRecovery)
          clearProblem()
        }}
      >
        <Sign className="size-4" aria-hidden />
        {!isRecovery ? t('secondStep.useRecovery') : factors.hasSecondStep ? t('secondStep.useApp') : t('passkey.use')}
      </button>
    </>
  )
}

type RecoveryCodeFormProps = { error: string | undefined; isBusy: boolean; onCode: (code: string) => void }

function RecoveryCodeForm({ error, isBusy, onCode }: RecoveryCodeFormProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const [isEmpty, setEmpty] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('recoveryCode')).trim()
    setEmpty(!code)
    // Six digits alone would be taken for a code of the app.
    if (code) onCode(code.padEnd(7, '-'))
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <Field
        label={t('secondStep.recoveryCode')}
        hint={t('secondStep.recoveryText')}
        error={isEmpty ? t('common:validation.required') : error}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={40}
            placeholder="0000-0000-0000"
          />
        )}
      </Field>
      <SubmitButton isLoading={isBusy}>{t('signIn.submit')}</SubmitButton>
    </form>
  )
}
