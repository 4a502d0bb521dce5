import { lazy, Suspense } from 'react'
import { useIsAlive } from './use-is-alive.ts'

const Outlet = lazy(async () => ({ default: (await import('./sonner-outlet.tsx')).SonnerOutlet }))

/** Always there once the page has come alive; its code waits until then. */
export function ToastOutlet() {
  if (!useIsAlive()) return null
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
