import { lazy, Suspense, useEffect, useState } from 'react'

const Outlet = lazy(() => import('./sonner-outlet.tsx'))

/** Always there once the page has come alive; its code waits until then. */
export function ToastOutlet() {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!isAlive) return null
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  )
}
