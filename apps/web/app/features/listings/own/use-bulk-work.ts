import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import { showToast } from '#app/shared/toast.ts'
import { useOneAtATime } from '#app/shared/use-one-at-a-time.ts'
import type { ListingWork } from './use-listing-work.ts'

/** One of those that were selected; without work the action does not fit how it stands. */
export type BulkItem = { id: number; work: ListingWork | undefined }
type Outcome = { done: ListingWork[]; failed: ReadonlyMap<number, string> }

/** Does the same to several listings, one after the other, and says of each that failed why it did. */
export function useBulkWork(onDone: (failedIds: readonly number[]) => void) {
  const { t } = useTranslation(['own', 'common'])
  const toErrorText = useErrorText()
  const { revalidate } = useRevalidator()
  const oneAtATime = useOneAtATime()
  const [busyAction, setBusyAction] = useState<string>()
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map())

  async function runAll(items: readonly BulkItem[]): Promise<Outcome> {
    const done: ListingWork[] = []
    const failed = new Map<number, string>()
    for (const { id, work } of items) {
      if (!work) {
        failed.set(id, t('bulk.notPossible'))
        continue
      }
      try {
        await work.run()
        done.push(work)
      } catch (error) {
        failed.set(id, toErrorText(error))
      }
    }
    return { done, failed }
  }

  /** The last first, as one takes back what one did. */
  async function takeBack(done: readonly ListingWork[]) {
    const undone = done
      .toReversed()
      .flatMap(({ id, undo }) => (undo ? [{ id: Number(id), work: { id, run: undo } }] : []))
    const { failed } = await runAll(undone)
    setFailures(failed)
    await revalidate()
    showToast({
      text: t(failed.size === 0 ? 'done.undone' : 'bulk.undoFailed'),
      ...(failed.size > 0 && { tone: 'bad' }),
    })
  }

  async function workOn(action: string, items: readonly BulkItem[]) {
    setBusyAction(action)
    const { done, failed } = await runAll(items)
    await revalidate()
    setFailures(failed)
    setBusyAction(undefined)
    onDone([...failed.keys()])
    const canUndo = done.some(({ undo }) => undo !== undefined)
    showToast({
      text: [
        t('bulk.done', { count: done.length }),
        ...(failed.size > 0 ? [t('bulk.failed', { count: failed.size })] : []),
      ].join(' '),
      ...(done.length === 0 && { tone: 'bad' }),
      ...(canUndo && { action: { label: t('common:actions.undo'), run: () => void takeBack(done) }, staysLong: true }),
    })
  }

  return {
    busyAction,
    failures,
    workOn: (action: string, items: readonly BulkItem[]) => void oneAtATime(() => workOn(action, items)),
  }
}
