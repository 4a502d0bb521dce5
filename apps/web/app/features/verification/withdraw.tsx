import { Button } from '@gable/ui/button'
import { useRevalidator } from 'react-router'
import { ConfirmDialog, useConfirmed } from '#app/shared/confirm-dialog.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'

/** Takes an application back, after asking once. */
export function Withdraw() {
  const { t } = useTranslation('verification')
  const { revalidate } = useRevalidator()
  const isHydrated = useIsHydrated()
  const { ask, dialog } = useConfirmed(async () => {
    const { withdrawApplication } = await import('./verification-calls.ts')
    await withdrawApplication()
    showToast({ text: t('pending.withdrawn') })
    await revalidate()
  })
  const texts = {
    ...{ title: t('pending.withdrawTitle'), text: t('pending.withdrawText') },
    ...{ keep: t('pending.cancel'), confirm: t('pending.withdraw') },
  }
  return (
    <>
      <Button variant="quiet" className="text-ink" disabled={!isHydrated} onClick={ask}>
        {t('pending.withdraw')}
      </Button>
      <ConfirmDialog texts={texts} {...dialog} />
    </>
  )
}
