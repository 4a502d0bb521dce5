import { CodeInput } from '@gable/ui/code-input'
import { FieldError } from '@gable/ui/field'
import { type SubmitEvent, useId } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import type { Problem } from './use-attempt.ts'
import { useCode } from './use-code.ts'

type ShortCodeFormProps = {
  text: string
  submitLabel?: string
  problem: Problem | undefined
  isBusy: boolean
  onCode: (code: string) => void
}

/** The six boxes inside a dialog. */
export function ShortCodeForm({ text, submitLabel, problem, isBusy, onCode }: ShortCodeFormProps) {
  const { t } = useTranslation('accounts')
  const errorId = useId()
  const { form, code, setCode } = useCode(problem)
  const error = problem?.text
  const isFull = code.length === 6

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isFull) onCode(code)
  }

  return (
    <form method="post" ref={form} className="grid gap-4" onSubmit={submit}>
      <p className="text-14">{text}</p>
      <CodeInput
        value={code}
        name="code"
        aria-label={t('signIn.code')}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        onChange={setCode}
        onComplete={onCode}
      />
      {error && (
        <div role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      <SubmitButton isLoading={isBusy} disabled={!isFull}>
        {submitLabel ?? t('signIn.submit')}
      </SubmitButton>
    </form>
  )
}
