import type { Favourite } from '@gable/contract/favourites'
import { setSaved } from '#app/features/listings/favourites/favourite-store.ts'
import { useSite } from '#app/shell/site.ts'

/** Removes several homes at once; one undo brings all of them back, with their notes. */
export function useRemoveFavourites() {
  const memberId = useSite().account?.id
  return (homes: readonly Favourite[]) => {
    const changes = homes.map(({ id, favourite: { note } }) => ({ id, isIn: false, memberId, note }))
    for (const { id } of changes) setSaved(id, false, memberId)
    const [first, ...others] = changes
    if (!first) return
    void import('#app/features/listings/favourites/save-favourite.ts').then(({ saveFavourite }) =>
      saveFavourite(first, ...others),
    )
  }
}
