import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the page is hydrated, true ever after: for what only a browser can draw. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
