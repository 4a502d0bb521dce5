import type { Passkey } from '@gable/contract/passkeys'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { SubmitButton } from '#app/shared/submit-button.tsx'
import { useAttempt } from '../use-attempt.ts'

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void; onChanged: () => void }

/** The name is a label for the list alone, so nobody proves who they are for it. */
export function RenamePasskeyDialog({ passkey, onClose, onChanged }: RenamePasskeyDialogProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { attempt, isBusy, problem } = useAttempt()
  const [isMissing, setMissing] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    setMissing(!name)
    if (!name) return
    if (name === passkey.name) return onClose()
    void attempt(async () => {
      const { changePasskeyName } = await import('../passkeys/passkey-calls.ts')
      await changePasskeyName(passkey.id, name)
      onChanged()
    })
  }

  return (
    <Dialog
      title={t('passkey.renameTitle')}
      closeLabel={t('common:dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form method="post" className="grid gap-4" onSubmit={submit} noValidate>
        <Field
          label={t('passkey.name')}
          hint={t('passkey.nameHint')}
          error={isMissing ? t('passkey.nameMissing') : problem?.text}
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="off"
              dir="auto"
              maxLength={60}
              defaultValue={passkey.name}
            />
          )}
        </Field>
        <SubmitButton isLoading={isBusy}>{t('common:actions.save')}</SubmitButton>
      </form>
    </Dialog>
  )
}
