import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'

/** Asks before changes are lost: by a link, by Back or with the tab. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation(['accounts', 'common'])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isActive) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isActive])

  return (
    <Dialog
      title={t('profile.leaveTitle')}
      description={t('profile.leaveText')}
      closeLabel={t('common:dialog.close')}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {t('profile.leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('profile.stay')}</Button>
        </>
      }
    />
  )
}
