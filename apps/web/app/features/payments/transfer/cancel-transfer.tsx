import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useLocalPath } from '#app/shell/site.ts'

/** Gives an order up, after asking once: money that is on its way would have to be sent back. */
export function CancelTransfer({ reference }: { reference: string }) {
  const { t } = useTranslation(['transfers', 'common'])
  const toErrorText = useErrorText()
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useIsHydrated()

  async function cancel() {
    setBusy(true)
    try {
      const { cancelTransfer } = await import('./transfer-calls.ts')
      await cancelTransfer(reference)
      showToast({ text: t('cancel.done') })
      await navigate(toLocal('/user/transactions'))
    } catch (error) {
      showToast({ text: toErrorText(error), tone: 'bad' })
      setAsked(false)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className="font-medium text-ink underline underline-offset-3"
        disabled={!isHydrated}
        onClick={() => setAsked(true)}
      >
        {t('cancel.action')}
      </button>
      <Dialog
        title={t('cancel.title')}
        description={t('cancel.text')}
        closeLabel={t('common:dialog.close')}
        isOpen={isAsked}
        onOpenChange={setAsked}
        actions={
          <>
            <Button variant="quiet" className="text-ink" onClick={() => setAsked(false)}>
              {t('cancel.keep')}
            </Button>
            <Button isLoading={isBusy} onClick={() => void cancel()}>
              {t('cancel.confirm')}
            </Button>
          </>
        }
      />
    </>
  )
}
