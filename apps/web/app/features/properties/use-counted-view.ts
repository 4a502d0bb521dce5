import { useEffect } from 'react'
import { useSite } from '#app/shell/site.ts'

/**
 * Tells the server once that a home is looked at: not when a page is fetched in advance or opened behind another. As a
 * beacon it needs none of the code that calls need, and is sent even when the reader leaves at once.
 */
export function useCountedView(propertyId: number) {
  const { isDemo } = useSite().settings
  useEffect(() => {
    // A demonstration counts nothing.
    if (isDemo) return undefined
    const send = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', send)
      const body = new Blob([JSON.stringify({ property_id: propertyId })], { type: 'application/json' })
      navigator.sendBeacon('/api/count-view', body)
    }
    document.addEventListener('visibilitychange', send)
    send()
    return () => document.removeEventListener('visibilitychange', send)
  }, [propertyId, isDemo])
}
