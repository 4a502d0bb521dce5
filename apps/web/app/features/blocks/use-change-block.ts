import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'

/** The administration has the number 0. */
export type Person = { id: number; name: string }
export type BlockChange = 'block' | 'unblock'

const opposite = { block: 'unblock', unblock: 'block' } as const

/** Blocks or unblocks at once, says so, and offers the way back. The page asks anew who may reach whom. */
export function useChangeBlock({ isQuiet = false }: { isQuiet?: boolean } = {}) {
  const { t } = useTranslation('common')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function change(person: Person, what: BlockChange, reason = ''): Promise<boolean> {
    setBusy(true)
    try {
      const { changeBlock } = await import('./block-calls.ts')
      const { message } = await changeBlock(person.id, what, reason)
      const undo = { label: t('actions.undo'), run: () => void change(person, opposite[what], reason) }
      if (!isQuiet) showToast({ text: message ?? '', action: undo })
      void revalidate()
      return true
    } catch (error) {
      showToast({ text: toErrorText(error), tone: 'bad' })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { change, isBusy }
}
