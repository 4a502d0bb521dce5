import { useEffect } from 'react'

/** Makes the site open without the network. The development server has no worker: it would answer with old files. */
export function useServiceWorker() {
  useEffect(() => {
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  }, [])
}
