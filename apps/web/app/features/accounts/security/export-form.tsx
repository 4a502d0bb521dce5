import type { SubmitEvent } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { useProvedAttempt } from '../use-attempt.ts'

/** Asks for the archive, once it is known who asks. */
export function ExportForm({ onDone, onProofNeeded }: { onDone: () => void; onProofNeeded: () => void }) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useProvedAttempt(onProofNeeded)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void attempt(async () => {
      const { askForExport } = await import('./security-calls.ts')
      await askForExport()
      onDone()
    })
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <p className="text-14 text-ink-soft">{t('export.dialogText')}</p>
      {problem && (
        <p role="alert" className="text-14 text-bad">
          {problem.text}
        </p>
      )}
      <SubmitButton isLoading={isBusy}>{t('export.button')}</SubmitButton>
    </form>
  )
}
