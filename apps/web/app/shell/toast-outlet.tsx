import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { isToastOutletRequested, requestToastOutlet, subscribeToToastOutlet } from '#app/shared/toast.ts'

const Outlet = lazy(async () => ({ default: (await import('./sonner-outlet.tsx')).SonnerOutlet }))
const firstSigns = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Comes with the first thing that somebody does on the page: before that its styles would make the browser style the
 * whole page again, and later a screen reader might miss the first toast.
 */
export function ToastOutlet() {
  const isRequested = useSyncExternalStore(subscribeToToastOutlet, isToastOutletRequested, () => false)
  useEffect(() => {
    const listening = new AbortController()
    for (const sign of firstSigns) {
      document.addEventListener(sign, requestToastOutlet, { once: true, passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])
  if (!isRequested) return null
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
