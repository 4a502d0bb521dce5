import { useSyncExternalStore } from 'react'

const nothing = () => () => undefined

/** False on the server and while the scripts take over, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
