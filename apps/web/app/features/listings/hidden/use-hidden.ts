import { useSyncExternalStore } from 'react'
import { useSite } from '#app/shell/site.ts'
import { hiddenHomes } from './hidden-store.ts'

export function useIsHidden(id: number): boolean {
  const memberId = useSite().account?.id
  return useSyncExternalStore(
    hiddenHomes.subscribe,
    () => hiddenHomes.find(id, memberId) ?? false,
    () => false,
  )
}

/** The homes that this browser hides from somebody who is not signed in. */
export const useDeviceHidden = () => useSyncExternalStore(hiddenHomes.subscribe, hiddenHomes.listOnDevice, () => none)
const none: readonly number[] = []

/** Which of these their reader has hidden since the page was made, or as a visitor at any time. */
export function useHiddenAmong(homes: readonly { id: number }[]): ReadonlySet<number> {
  const memberId = useSite().account?.id
  // A text, because React compares what it is given.
  const hidden = useSyncExternalStore(
    hiddenHomes.subscribe,
    () =>
      homes
        .filter(({ id }) => hiddenHomes.find(id, memberId))
        .map(({ id }) => id)
        .join(),
    () => '',
  )
  return new Set(hidden === '' ? [] : hidden.split(',').map(Number))
}

/** Done at once; that it is told to the server, said and can be undone comes with its code afterwards. */
export function useHideHome() {
  const memberId = useSite().account?.id
  return (id: number, isHidden: boolean) => {
    hiddenHomes.set(id, isHidden, memberId)
    void import('./hide-home.ts').then(({ hideHome }) => hideHome({ id, isIn: isHidden, memberId }))
  }
}
