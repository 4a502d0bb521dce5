import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { showToast } from '#app/shared/toast.ts'

/** Sends one change at a time and reads the leads anew; what was refused is said, and nothing has changed. */
export function useLeadWork() {
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function work(send: () => Promise<unknown>, said?: string): Promise<boolean> {
    setBusy(true)
    try {
      await send()
      await revalidate()
      if (said) showToast({ id: 'lead', text: said })
      return true
    } catch (error) {
      showToast({ id: 'lead', text: toErrorText(error), tone: 'bad' })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { work, isBusy }
}
