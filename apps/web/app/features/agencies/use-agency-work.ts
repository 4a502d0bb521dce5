import { useState } from 'react'
import { useRevalidator } from 'react-router'
import '#app/shared/i18n/error-messages.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { showToast } from '#app/shared/toast.ts'

/** Sends one change at a time and reads the page anew, also after a refusal: something else is true then. */
export function useAgencyWork() {
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function work(send: () => Promise<unknown>, said?: string): Promise<boolean> {
    setBusy(true)
    try {
      await send()
      if (said) showToast({ id: 'agency', text: said })
      return true
    } catch (error) {
      showToast({ id: 'agency', text: toErrorText(error), tone: 'bad' })
      return false
    } finally {
      await revalidate()
      setBusy(false)
    }
  }

  return { work, isBusy }
}
