import { useSyncExternalStore } from 'react'
import { useSite } from '#app/shell/site.ts'
import { findSaved, listOnDevice, setSaved, subscribe } from './favourite-store.ts'

type Known = { id: number; isFavourite?: boolean }

/** Whether the reader keeps a home: as the page was made, until this browser knows better. */
export function useIsFavourite({ id, isFavourite = false }: Known): boolean {
  const memberId = useSite().account?.id
  const saved = useSyncExternalStore(
    subscribe,
    () => findSaved(id, memberId),
    () => undefined,
  )
  return saved ?? isFavourite
}

/** The homes that this browser keeps for somebody who is not signed in. */
export const useDeviceFavourites = () => useSyncExternalStore(subscribe, listOnDevice, () => none)
const none: readonly number[] = []

/** Done at once; that it is told to the server, said and can be undone comes with its code afterwards. */
export function useSaveFavourite() {
  const memberId = useSite().account?.id
  return (id: number, isSaved: boolean, note = '') => {
    setSaved(id, isSaved, memberId)
    void import('./save-favourite.ts').then(({ saveFavourite }) => saveFavourite({ id, isIn: isSaved, memberId, note }))
  }
}
