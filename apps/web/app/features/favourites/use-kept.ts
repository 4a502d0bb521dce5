import type { Favourite } from '@gable/contract/favourites'
import { useSyncExternalStore } from 'react'
import { useSite } from '#app/shell/site.ts'
import { findSaved, subscribe } from '#app/features/listings/favourites/favourite-store.ts'

type Loaded = { favourites: Favourite[]; total: number }

/** What of the page is still kept: a home leaves with its heart, and comes back with it. */
export function useKept({ favourites, total }: Loaded): Loaded {
  const memberId = useSite().account?.id
  // A text, because React compares what it is given.
  const gone = useSyncExternalStore(
    subscribe,
    () =>
      favourites
        .filter(({ id }) => findSaved(id, memberId) === false)
        .map(({ id }) => id)
        .join(),
    () => '',
  )
  const goneIds = new Set(gone === '' ? [] : gone.split(',').map(Number))
  return { favourites: favourites.filter(({ id }) => !goneIds.has(id)), total: total - goneIds.size }
}
