import type { Viewer } from '#platform/access.ts'
import type { Filters } from './query/to-conditions.ts'

type CanSeePremium = (viewer: Viewer) => Promise<boolean>

/** Whether premium homes are found by everything that is asked of them: their lister may open each of their own. */
export const createPremiumRule =
  (canSeePremium: CanSeePremium) =>
  async (viewer: Viewer, filters: Filters): Promise<boolean> =>
    isOwnList(viewer, filters) || canSeePremium(viewer)

const isOwnList = (viewer: Viewer, { listerId }: Filters) => viewer !== undefined && viewer.accountId === listerId
