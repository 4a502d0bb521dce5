import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { type SubmitEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { showToast } from '#app/shared/toast.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { useProvedAttempt } from '../use-attempt.ts'

/** A word to type, so that nobody leaves by a slip of the finger. */
export function DeleteForm({ onDone, onProofNeeded }: { onDone: () => void; onProofNeeded: () => void }) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useProvedAttempt(onProofNeeded)
  const [slip, setSlip] = useState<string>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const toLocal = useLocalPath()
  const word = t('security.deleteWord')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('word')).trim().toLowerCase()
    setSlip(typed === word ? undefined : t('security.deleteWrong'))
    if (typed !== word) return
    void attempt(async () => {
      const { requestAccountDeletion } = await import('./security-calls.ts')
      await requestAccountDeletion()
      onDone()
      await navigate(toLocal('/'))
      await revalidate()
      showToast({ text: t('security.deleted') })
    })
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <p className="text-14 text-ink-soft">{t('security.deleteDialogText')}</p>
      <Field label={t('security.deleteType', { word })} error={slip ?? problem?.text} isRequired>
        {(control) => <TextInput {...control} name="word" autoComplete="off" autoCapitalize="none" />}
      </Field>
      <SubmitButton variant="danger" isLoading={isBusy}>
        {t('security.deleteButton')}
      </SubmitButton>
    </form>
  )
}
