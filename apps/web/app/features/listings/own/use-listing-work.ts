import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { limitOf } from '#app/features/packages/limit-of.ts'
import { showLimit } from '#app/features/packages/show-limit.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { useOneAtATime } from '#app/shared/use-one-at-a-time.ts'

export type ListingWork = {
  /** The listing that is busy meanwhile. */
  id: number | string
  /** Does it and says what to tell. */
  run: () => Promise<string>
  undo?: (() => Promise<string>) | undefined
  /** What failed, around why it did. */
  toFailure?: ((reason: string) => string) | undefined
  /** Instead of looking at the same page again. */
  leave?: (() => Promise<void>) | undefined
  /** The listing is gone from where it was. */
  isRemoval?: boolean | undefined
}

/** Changes with one click: done at once, told, and taken back where that is possible. */
export function useListingWork() {
  const { t } = useTranslation('common')
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const oneAtATime = useOneAtATime()
  const [busyId, setBusyId] = useState<ListingWork['id']>()

  async function attempt(change: () => Promise<void>, toFailure = (reason: string) => reason) {
    try {
      await change()
    } catch (error) {
      const limit = limitOf(error)
      if (limit) showLimit(limit)
      else showToast({ tone: 'bad', text: toFailure(toErrorText(error)) })
      await revalidate()
    }
  }

  const takeBack = ({ undo, toFailure }: ListingWork) =>
    attempt(async () => {
      const text = await undo?.()
      await revalidate()
      if (text) showToast({ text })
    }, toFailure)

  async function work(wanted: ListingWork) {
    const { id, run, undo, leave, isRemoval, toFailure } = wanted
    setBusyId(id)
    await attempt(async () => {
      const text = await run()
      await (leave ?? revalidate)()
      showToast({
        text,
        ...(undo && { action: { label: t('actions.undo'), run: () => void takeBack(wanted) } }),
        ...(isRemoval && { staysLong: true }),
      })
      if (isRemoval) focusHeading()
    }, toFailure)
    setBusyId(undefined)
  }

  return { busyId, work: (wanted: ListingWork) => void oneAtATime(() => work(wanted), wanted.id) }
}

/** What had the focus is gone with its row. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
