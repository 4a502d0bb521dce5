import { lazy, Suspense, useSyncExternalStore } from 'react'
import { listenToLimit, readShownLimit, showLimit } from './show-limit.ts'

const LimitDialog = lazy(async () => ({ default: (await import('./limit-dialog.tsx')).LimitDialog }))

/** Comes with its code when somebody first meets a limit. */
export function LimitOutlet() {
  const limit = useSyncExternalStore(listenToLimit, readShownLimit, () => undefined)
  if (!limit) return null
  return (
    <Suspense>
      <LimitDialog limit={limit} onClose={() => showLimit(undefined)} />
    </Suspense>
  )
}
