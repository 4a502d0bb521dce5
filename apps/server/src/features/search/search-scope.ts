import type { Viewer } from '#platform/access.ts'
import type { Filters } from './query/to-conditions.ts'

type Deps = {
  canSeePremium: (viewer: Viewer) => Promise<boolean>
  findHiddenIds: (viewer: Viewer) => Promise<number[]>
}

/**
 * What of the homes there are a search shows to its reader. Premium homes are found by everything that is asked of them
 * if the reader may open them, and whoever lists homes always finds all of their own.
 */
export const createSearchScope =
  ({ canSeePremium, findHiddenIds }: Deps) =>
  async (viewer: Viewer, filters: Filters): Promise<{ seesPremium: boolean; hiddenIds: number[] }> => {
    if (isOwnList(viewer, filters)) return { seesPremium: true, hiddenIds: [] }
    const [seesPremium, hiddenIds] = await Promise.all([canSeePremium(viewer), findHiddenIds(viewer)])
    return { seesPremium, hiddenIds }
  }

const isOwnList = (viewer: Viewer, { listerId }: Filters) => viewer !== undefined && viewer.accountId === listerId
