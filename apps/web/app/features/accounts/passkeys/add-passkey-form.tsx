import { deviceOf } from '@gable/domain/device-name'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import type { SubmitEvent } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { useProvedAttempt } from '../use-attempt.ts'
import { usePasskeyProblem } from './use-passkey-problem.ts'

type AddPasskeyFormProps = { onDone: (recoveryCodes: string[]) => void; onProofNeeded: () => void }

/** A name to tell it from others, then whatever the browser asks for. */
export function AddPasskeyForm({ onDone, onProofNeeded }: AddPasskeyFormProps) {
  const { t } = useTranslation('accounts')
  const { attempt, isBusy, problem } = useProvedAttempt(onProofNeeded)
  const toProblem = usePasskeyProblem()
  const device = deviceOf(navigator.userAgent)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    void attempt(async () => {
      const { createPasskey } = await import('./passkey-calls.ts')
      onDone(await createPasskey(name || t('passkey.unnamed')))
    }, toProblem)
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
      <p className="text-14 text-ink-soft">{t('passkey.addText')}</p>
      <Field label={t('passkey.name')} hint={t('passkey.nameHint')} error={problem?.text}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="off"
            dir="auto"
            maxLength={60}
            defaultValue={device ? t('security.device', device) : ''}
          />
        )}
      </Field>
      <SubmitButton isLoading={isBusy}>{t('passkey.add')}</SubmitButton>
    </form>
  )
}
