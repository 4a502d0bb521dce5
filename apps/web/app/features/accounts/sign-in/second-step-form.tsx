import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { FileKey, Smartphone } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { ShortCodeForm } from '../short-code-form.tsx'
import { useAttempt } from '../use-attempt.ts'

/** The code of the app or, if the phone is lost, one of the codes on paper. */
export function SecondStepForm({ onPassed }: { onPassed: () => Promise<void> }) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem, clearProblem } = useAttempt()
  const [isRecovery, setRecovery] = useState(false)
  const Sign = isRecovery ? Smartphone : FileKey

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
  const shared = { error: problem?.text, isBusy, onCode: (code: string) => void prove(code) }

  return (
    <>
      {isRecovery ? <RecoveryCodeForm {...shared} /> : <ShortCodeForm text={t('secondStep.text')} {...shared} />}
      <button
        type="button"
        className="ui-link inline-flex items-center gap-2 justify-self-center"
        onClick={() => {
          setRecovery(!isRecovery)
          clearProblem()
        }}
      >
        <Sign className="size-4" aria-hidden />
        {isRecovery ? t('secondStep.useApp') : t('secondStep.useRecovery')}
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
