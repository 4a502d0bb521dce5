import { getFavouriteIds, mergeFavourites } from '@gable/contract/favourites'
import { dispatch } from '#app/shell/dispatcher.ts'
import { forgetOnDevice, listOnDevice, setKnown } from '#app/features/listings/favourites/favourite-store.ts'

/** Takes to the account what this browser kept, and learns what the member keeps; true if there was anything to take. */
export async function syncFavourites(memberId: number): Promise<boolean> {
  const ids = [...listOnDevice()]
  const { data } = await (ids.length > 0 ? merge(ids) : dispatch(getFavouriteIds, {}))
  setKnown(memberId, data)
  return ids.length > 0
}

/** What could not be taken along stays for the next page. */
async function merge(ids: number[]) {
  try {
    const answer = await dispatch(mergeFavourites, { ids })
    forgetOnDevice()
    return answer
  } catch {
    return dispatch(getFavouriteIds, {})
  }
}
