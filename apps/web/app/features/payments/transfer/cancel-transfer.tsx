import { useNavigate } from 'react-router'
import { ConfirmDialog, useConfirmed } from '#app/shared/confirm-dialog.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useLocalPath } from '#app/shell/site.ts'

/** Gives an order up, after asking once: money that is on its way would have to be sent back. */
export function CancelTransfer({ reference }: { reference: string }) {
  const { t } = useTranslation('transfers')
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const isHydrated = useIsHydrated()
  const { ask, dialog } = useConfirmed(async () => {
    const { cancelTransfer } = await import('./transfer-calls.ts')
    await cancelTransfer(reference)
    showToast({ text: t('cancel.done') })
    await navigate(toLocal('/user/transactions'))
  })
  const texts = {
    ...{ title: t('cancel.title'), text: t('cancel.text') },
    ...{ keep: t('cancel.keep'), confirm: t('cancel.confirm') },
  }
  return (
    <>
      <button
        type="button"
        className="font-medium text-ink underline underline-offset-3"
        disabled={!isHydrated}
        onClick={ask}
      >
        {t('cancel.action')}
      </button>
      <ConfirmDialog texts={texts} {...dialog} />
    </>
  )
}
