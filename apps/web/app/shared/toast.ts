export type Toast = {
  text: string
  tone?: 'bad'
  /** Such as to undo what was just done; it is there for as long as the toast. */
  action?: { label: string; run: () => void }
  /** For what cannot be brought back another way. */
  staysLong?: boolean
  /** Takes the place of the one before it that has the same. */
  id?: string
}

const longMs = 15_000

/** Waits for the outlet: what is said before it listens would be lost. */
export function showToast({ text, tone, action, staysLong, id }: Toast) {
  const options = {
    ...(action && { action: { label: action.label, onClick: action.run } }),
    ...(id && { id }),
    ...(staysLong && { duration: longMs }),
  }
  requestToastOutlet()
  void Promise.all([import('sonner'), outlet.promise]).then(([{ toast }]) =>
    tone === 'bad' ? toast.error(text, options) : toast(text, options),
  )
}

const outlet = Promise.withResolvers<void>()
const listeners = new Set<() => void>()
let isRequested = false

/** Brings the outlet, whose code and styles are not part of the page. */
export function requestToastOutlet() {
  isRequested = true
  for (const listener of listeners) listener()
}

export const isToastOutletRequested = () => isRequested

export function subscribeToToastOutlet(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const noteToastOutlet = () => outlet.resolve()
