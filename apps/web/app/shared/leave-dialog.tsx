import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTranslation } from './i18n/use-translation.ts'

type LeaveDialogProps = {
  isActive: boolean
  /** Pages of the form itself, between which one may go freely. */
  isInside: (pathname: string) => boolean
  texts: { title: string; text: string | undefined; leave: string; stay: string }
}

/** Asks before something is lost: by a link, by Back or with the tab. */
export function LeaveDialog({ isActive, isInside, texts }: LeaveDialogProps) {
  const { t } = useTranslation('common')
  const blocker = useBlocker(({ nextLocation }) => isActive && !isInside(nextLocation.pathname))

  useEffect(() => {
    if (!isActive) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isActive])

  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      closeLabel={t('dialog.close')}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{texts.stay}</Button>
        </>
      }
    />
  )
}
