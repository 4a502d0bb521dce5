import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Any signed address lives for longer than both together. */
const [freshMs, lookMs] = [90_000, 30_000]

/** Signed addresses live for minutes and pages stay open for hours: asks for the page again before they end. */
export function useFreshAddresses(hasSigned: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!hasSigned) return undefined
    let renewedAt = performance.now()
    const renew = () => {
      // Nobody needs them behind another page; whoever comes back does.
      if (document.visibilityState !== 'visible' || performance.now() - renewedAt < freshMs) return
      renewedAt = performance.now()
      void revalidate()
    }
    const timer = setInterval(renew, lookMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [hasSigned, revalidate])
}
