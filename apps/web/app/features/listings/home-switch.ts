import { toErrorText } from '#app/shared/error-text.ts'
import { findReader } from '#app/shared/i18n/lazy-messages.ts'
import { showToast } from '#app/shared/toast.ts'
import type { createHomeSet, MemberId } from './home-set.ts'

type Reader = NonNullable<ReturnType<typeof findReader>>

/** That a home was put into a set of the reader's, or taken out of it. */
export type HomeChange = { id: number; isIn: boolean; memberId: MemberId }

type Options<Change extends HomeChange> = {
  /** Whoever presses many is told of the last one. */
  toastId: string
  homes: Pick<ReturnType<typeof createHomeSet>, 'find' | 'set'>
  send: (change: Change) => Promise<unknown>
  toText: (reader: Reader, change: Change) => string
  staysLong?: boolean
}

/** Tells the server what the page shows already, and offers the way back. */
export function createHomeSwitch<Change extends HomeChange>(options: Options<Change>) {
  const { toastId, homes, send, toText, staysLong = false } = options
  let sending: Promise<void> = Promise.resolve()

  /** One after the other: of two clicks the second has the word. */
  function sendInTurn(change: Change) {
    if (change.memberId !== undefined) sending = sendAfter(sending, change)
  }

  async function sendAfter(before: Promise<void>, change: Change) {
    await before
    try {
      await send(change)
    } catch (error) {
      takeBack(change, error)
    }
  }

  /** Unless it was pressed again meanwhile: then what comes next decides. */
  function takeBack({ id, isIn, memberId }: Change, error: unknown) {
    if (homes.find(id, memberId) !== isIn) return
    homes.set(id, !isIn, memberId)
    const reader = findReader()
    if (reader) showToast({ id: toastId, tone: 'bad', text: toErrorText(reader.t as never, error) })
  }

  function offerUndo(changes: [Change, ...Change[]]) {
    const reader = findReader()
    if (!reader) return
    const undo = () => {
      for (const change of changes) {
        homes.set(change.id, !change.isIn, change.memberId)
        sendInTurn({ ...change, isIn: !change.isIn })
      }
    }
    const action = { label: reader.t('actions.undo'), run: undo }
    showToast({ id: toastId, text: toText(reader, changes[0]), staysLong, action })
  }

  /** Several that are done together are undone together. */
  return (...changes: [Change, ...Change[]]) => {
    offerUndo(changes)
    for (const change of changes) sendInTurn(change)
  }
}
