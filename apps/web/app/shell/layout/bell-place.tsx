import { lazy, Suspense } from 'react'
import { useSite } from '../site.ts'

// Most readers are not signed in and never need it.
const NotificationBell = lazy(async () => ({ default: (await import('./notification-bell.tsx')).NotificationBell }))

/** Where the bell of a member is; visitors have none. */
export function BellPlace() {
  const { account } = useSite()
  if (!account) return null
  return (
    <Suspense fallback={<span className="size-11" />}>
      <NotificationBell />
    </Suspense>
  )
}
