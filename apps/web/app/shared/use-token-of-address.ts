import { useEffect, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

const shortestToken = 20

/** The part of the address that no server sees; it leaves the address bar and the history at once. */
export function useTokenOfAddress(): string | null | undefined {
  const isHydrated = useIsHydrated()
  const [token] = useState(() => (import.meta.env.SSR ? '' : location.hash.slice(1)))
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  // The server has not seen it, so the first drawing cannot tell.
  if (!isHydrated) return undefined
  return token.length >= shortestToken ? token : null
}
