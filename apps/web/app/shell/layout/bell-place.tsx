import { lazy, Suspense } from 'react'
import { useSite } from '../site.ts'

// Most readers are not signed in and never need them.
const ChatLink = lazy(async () => ({ default: (await import('./chat-link.tsx')).ChatLink }))
const NotificationBell = lazy(async () => ({ default: (await import('./notification-bell.tsx')).NotificationBell }))

/** Where the chats and the bell of a member are; visitors have none. On a phone the chats are a tab. */
export function BellPlace() {
  const { account } = useSite()
  if (!account) return null
  return (
    <Suspense
      fallback={
        <>
          <span className="size-11 max-lg:hidden" />
          <span className="size-11" />
        </>
      }
    >
      <ChatLink className="max-lg:hidden" />
      <NotificationBell />
    </Suspense>
  )
}
