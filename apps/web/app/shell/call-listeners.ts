import type { CallEvent } from '@gable/contract/client'
import { toAction } from '../store/call-events.ts'
import type { Store } from '../store/create-store.ts'
import { showToast } from './toast.ts'

let store: Store | undefined

/** The dispatcher of calls is loaded when first needed; it finds the store of the page here. */
export function bindStore(target: Store) {
  store = target
}

/** Every call of the browser goes through here: into the slices, and as a toast where the caller asked for one. */
export function hearCall(event: CallEvent) {
  store?.dispatch(toAction(event, Date.now()))
  if (!event.wantsToast) return
  if (event.type === 'failure') showToast({ tone: 'bad', text: event.error.message })
  if (event.type === 'success' && event.message) showToast({ text: event.message })
}
