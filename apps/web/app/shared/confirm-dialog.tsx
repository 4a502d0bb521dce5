import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useState } from 'react'
import { useErrorText } from './error-text.ts'
import { useTranslation } from './i18n/use-translation.ts'
import { showToast } from './toast.ts'

type ConfirmDialogProps = {
  texts: { title: string; text: string; keep: string; confirm: string }
  isOpen: boolean
  isBusy?: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

/** Asked once before what cannot be taken back with one click. */
export function ConfirmDialog({ texts, isOpen, isBusy = false, onOpenChange, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      closeLabel={t('dialog.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="quiet" className="text-ink" onClick={() => onOpenChange(false)}>
            {texts.keep}
          </Button>
          <Button isLoading={isBusy} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    />
  )
}

/** What is done after the question; a failure is told, and ends the question as well. */
export function useConfirmed(work: () => Promise<unknown>) {
  const toErrorText = useErrorText()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showToast({ text: toErrorText(error), tone: 'bad' })
      setAsked(false)
    } finally {
      setBusy(false)
    }
  }

  return {
    ask: () => setAsked(true),
    dialog: { isOpen: isAsked, isBusy, onOpenChange: setAsked, onConfirm: () => void confirm() },
  }
}
