import { useSyncExternalStore } from 'react'

/** Whether somebody can see the page now. */
export const useIsVisible = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
