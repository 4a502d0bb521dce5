import { maxViewingWords } from '@gable/domain/viewing-moves'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { Textarea } from '@gable/ui/textarea'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type AnsweredViewing, type ReadAnew, useViewingWork } from './use-viewing-work.ts'
import { useWhen } from './use-when.ts'

type EndDialogProps = {
  viewing: AnsweredViewing
  what: 'decline' | 'cancel'
  readAnew: ReadAnew | undefined
  onClose: () => void
}

/** Asked once, with room for a reason that the other one reads. */
export function EndDialog({ viewing, what, readAnew, onClose }: EndDialogProps) {
  const { t } = useTranslation(['viewings', 'common'])
  const { say } = useWhen()
  const { answer, isBusy } = useViewingWork(readAnew)
  const [reason, setReason] = useState('')
  const name = viewing.name || t('nameless')
  return (
    <Dialog
      isOpen
      width={480}
      title={t(what === 'decline' ? 'end.declineTitle' : 'end.cancelTitle')}
      description={t('end.text', { name, when: say(viewing.startsAt, viewing.timeZone) })}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('end.keep')}
          </Button>
          <Button
            variant="danger"
            isLoading={isBusy}
            onClick={() => void answer(viewing, what, { reason }).then((isDone) => isDone && onClose())}
          >
            {t(what)}
          </Button>
        </>
      }
    >
      <Field label={t('end.reason')} optionalLabel={t('end.optional', { name })}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            dir="auto"
            maxLength={maxViewingWords}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
