import type { CallEvent } from '@gable/contract/client'
import { toAction } from './store/call-events.ts'
import type { Store } from './store/create-store.ts'

let store: Store | undefined

/** The dispatcher of calls is loaded when first needed; it finds the store of the page here. */
export function bindStore(target: Store) {
  store = target
}

/** Every call of the browser goes through here: into the slices, and as a toast where the caller asked for one. */
export function handleCallEvent(event: CallEvent) {
  store?.dispatch(toAction(event, Date.now()))
  if (event.wantsToast && event.type !== 'start') void import('./call-toast.ts').then((toast) => toast.showCall(event))
}
