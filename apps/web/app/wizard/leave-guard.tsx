import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type BlockerFunction, useBlocker } from 'react-router'

type LeaveGuardProps = {
  /** Why it would be a loss to leave now; nothing when it would be none. */
  reason: string | undefined
  /** Pages of the form itself, between which one may go freely. */
  isInside: (pathname: string) => boolean
}

/** Asks before something is lost: by a link, by Back or with the tab. */
export function LeaveGuard({ reason, isInside }: LeaveGuardProps) {
  const { t } = useTranslation(['posting', 'common'])
  const isActive = reason !== undefined
  const blocks: BlockerFunction = ({ nextLocation }) => isActive && !isInside(nextLocation.pathname)
  const blocker = useBlocker(blocks)

  useEffect(() => {
    if (!isActive) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isActive])

  return (
    <Dialog
      title={t('leave.title')}
      description={reason}
      closeLabel={t('common:dialog.close')}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {t('leave.leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
        </>
      }
    />
  )
}
