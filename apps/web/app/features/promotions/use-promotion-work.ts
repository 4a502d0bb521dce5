import { changeAdvertisement } from '@gable/contract/promotions'
import type { Input } from '@gable/contract/call'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import '#app/shared/i18n/error-messages.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'

type Change = Input<typeof changeAdvertisement>
export type Work = (change: Change, said: string) => Promise<void>

/** Sends one change at a time and reads the page anew, also after a refusal: something else is true then. */
export function usePromotionWork(): { work: Work; busyId: number | undefined } {
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [busyId, setBusyId] = useState<number>()

  const work: Work = async (change, said) => {
    if (busyId !== undefined) return
    setBusyId(change.id)
    try {
      await dispatch(changeAdvertisement, change)
      showToast({ id: 'promotion', text: said })
    } catch (error) {
      showToast({ id: 'promotion', text: toErrorText(error), tone: 'bad' })
    } finally {
      await revalidate()
      setBusyId(undefined)
    }
  }

  return { work, busyId }
}
