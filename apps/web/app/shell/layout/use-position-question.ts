import { useEffect, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { type PositionState, readPositionState, rememberAnswer } from '#app/shared/position.ts'
import { showToast } from '#app/shared/toast.ts'
import { useSavePosition } from './use-save-position.ts'

/** Whether the reader may be shown where they are. Open until it is answered, here or anywhere else before. */
export function usePositionQuestion() {
  const { t } = useTranslation('notices')
  const savePosition = useSavePosition()
  const [state, setState] = useState<PositionState>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isGone = false
    void readPositionState().then((read) => !isGone && setState(read))
    return () => {
      isGone = true
    }
  }, [])

  async function accept() {
    setBusy(true)
    const isSaved = await savePosition()
    rememberAnswer('accepted')
    showToast({ text: isSaved ? t('position.saved') : t('position.failed') })
    setState('no')
  }

  function decline() {
    rememberAnswer('declined')
    setState('no')
  }

  return { isOpen: state === 'ask', isAllowed: state === 'granted', isBusy, accept, decline }
}
