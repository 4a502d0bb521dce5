import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'

/** Takes an application back, after asking once. */
export function Withdraw() {
  const { t } = useTranslation(['verification', 'common'])
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useIsHydrated()

  async function withdraw() {
    setBusy(true)
    try {
      const { withdrawApplication } = await import('./verification-calls.ts')
      await withdrawApplication()
      showToast({ text: t('pending.withdrawn') })
      await revalidate()
    } catch (error) {
      showToast({ text: toErrorText(error), tone: 'bad' })
      setAsked(false)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant="quiet" className="text-ink" disabled={!isHydrated} onClick={() => setAsked(true)}>
        {t('pending.withdraw')}
      </Button>
      <Dialog
        title={t('pending.withdrawTitle')}
        description={t('pending.withdrawText')}
        closeLabel={t('common:dialog.close')}
        isOpen={isAsked}
        onOpenChange={setAsked}
        actions={
          <>
            <Button variant="quiet" className="text-ink" onClick={() => setAsked(false)}>
              {t('pending.cancel')}
            </Button>
            <Button isLoading={isBusy} onClick={() => void withdraw()}>
              {t('pending.withdraw')}
            </Button>
          </>
        }
      />
    </>
  )
}
