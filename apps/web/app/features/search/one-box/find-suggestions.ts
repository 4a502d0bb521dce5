import type { Input } from '@gable/contract/call'
import { suggestSearches } from '@gable/contract/suggestions'
import { dispatch } from '#app/shell/dispatcher.ts'

export async function findSuggestions(input: Input<typeof suggestSearches>, signal: AbortSignal) {
  const { data } = await dispatch(suggestSearches, input, { signal })
  return data
}
