import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useSite } from '#app/shell/site.ts'
import { forgetKnown } from '#app/features/listings/favourites/favourite-store.ts'

/** Whoever signs in finds what they kept before, and every heart of every page as they left it. */
export function useSyncFavourites() {
  const memberId = useSite().account?.id
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (memberId === undefined) return forgetKnown()
    void import('./sync-favourites.ts')
      .then(({ syncFavourites }) => syncFavourites(memberId))
      // The hearts of this page are right without it; the next page asks again.
      .then(
        (hasMerged) => (hasMerged ? revalidate() : undefined),
        () => undefined,
      )
  }, [memberId, revalidate])
}
