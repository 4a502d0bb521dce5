import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'

const Outlet = lazy(async () => ({ default: (await import('./sonner-outlet.tsx')).SonnerOutlet }))

/** Always there once the page has come alive; its code waits until then. */
export function ToastOutlet() {
  if (!useIsHydrated()) return null
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
