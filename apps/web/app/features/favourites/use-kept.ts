import type { Favourite } from '@gable/contract/favourites'
import { useSyncExternalStore } from 'react'
import { useSite } from '#app/shell/site.ts'
import { findSaved, subscribe } from '#app/features/listings/favourites/favourite-store.ts'

/** What of the page is still kept, and what is gone: a home leaves with its heart, and comes back with it. */
export function useKept(loaded: readonly Favourite[]): { favourites: Favourite[]; gone: Favourite[] } {
  const memberId = useSite().account?.id
  // A text, because React compares what it is given.
  const goneText = useSyncExternalStore(
    subscribe,
    () =>
      loaded
        .filter(({ id }) => findSaved(id, memberId) === false)
        .map(({ id }) => id)
        .join(),
    () => '',
  )
  const goneIds = new Set(goneText === '' ? [] : goneText.split(',').map(Number))
  return {
    favourites: loaded.filter(({ id }) => !goneIds.has(id)),
    gone: loaded.filter(({ id }) => goneIds.has(id)),
  }
}
