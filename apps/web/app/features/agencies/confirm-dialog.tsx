import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useAgencyWork } from './use-agency-work.ts'

export type Asked = { title: string; text: string; action: string; said: string; send: () => Promise<unknown> }

/** Asked once before what cannot be taken back with one click. */
export function ConfirmDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation(['agencies', 'common'])
  const { work, isBusy } = useAgencyWork()
  return (
    <Dialog
      isOpen
      width={480}
      title={asked.title}
      description={asked.text}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('confirm.keep')}
          </Button>
          <Button
            variant="danger"
            isLoading={isBusy}
            onClick={() => void work(asked.send, asked.said).then((isDone) => isDone && onClose())}
          >
            {asked.action}
          </Button>
        </>
      }
    />
  )
}
