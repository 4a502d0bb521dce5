import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type DeleteDialogProps = { title: string; onDelete: () => void; onClose: () => void }

/** A word to type, so that no listing goes by a slip of the finger; afterwards it can still be brought back. */
export function DeleteDialog({ title, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['own', 'common'])
  const formId = useId()
  const [slip, setSlip] = useState<string>()
  const word = t('deletion.word')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('word')).trim().toLowerCase()
    if (typed !== word) return setSlip(t('deletion.wrong', { word }))
    onClose()
    return onDelete()
  }

  return (
    <Dialog
      title={t('deletion.title', { title })}
      description={t('deletion.text')}
      closeLabel={t('common:dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('deletion.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger">
            {t('deletion.button')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" onSubmit={submit} noValidate>
        <Field label={t('deletion.type', { word })} error={slip} isRequired>
          {(control) => <TextInput {...control} name="word" autoComplete="off" autoCapitalize="none" dir="auto" />}
        </Field>
      </form>
    </Dialog>
  )
}
