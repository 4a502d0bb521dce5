import { getPropertyCards } from '@gable/contract/properties'
import { useQuery } from '@tanstack/react-query'
import { useSeenProperties } from '#app/features/listings/seen-properties.ts'
import { dispatch } from '#app/shell/dispatcher.ts'

/** As many as one question may ask for. */
const most = 50

/** The homes that were opened in this browser, the last one first; those that are gone since are left out. */
export function useSeenCards(limit = most) {
  const ids = useSeenProperties()
    .slice(0, limit)
    .map(({ id }) => id)
  return useQuery({
    queryKey: ['seen-homes', ids],
    queryFn: async ({ signal }) =>
      ids.length === 0 ? [] : (await dispatch(getPropertyCards, { ids }, { signal })).data,
    // The row does not blink while one is added or all are forgotten.
    placeholderData: (before) => before,
  })
}
