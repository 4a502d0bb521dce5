import { useEffect, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { readPositionState, rememberAnswer } from '#app/shared/position.ts'
import { showToast } from '#app/shared/toast.ts'
import { useSavePosition } from './use-save-position.ts'

/** Whether the reader may be shown where they are. Open until it is answered, here or anywhere else before. */
export function usePositionQuestion() {
  const { t } = useTranslation('notices')
  const savePosition = useSavePosition()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isGone = false
    void readPositionState().then((state) => !isGone && setOpen(state === 'ask'))
    return () => {
      isGone = true
    }
  }, [])

  async function accept() {
    setBusy(true)
    const isSaved = await savePosition()
    rememberAnswer('accepted')
    showToast({ text: isSaved ? t('position.saved') : t('position.failed') })
    setOpen(false)
  }

  function decline() {
    rememberAnswer('declined')
    setOpen(false)
  }

  return { isOpen, isBusy, accept, decline }
}
