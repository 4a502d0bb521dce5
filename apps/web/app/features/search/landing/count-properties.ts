import { search as searchCall } from '@gable/contract/search'
import { dispatch } from '#app/shell/dispatcher.ts'
import { toInput } from '../search-input.ts'
import { parseSearch } from '../search-url.ts'

/** Import it lazily: it brings the validator with it. */
export async function countProperties(query: string, signal: AbortSignal): Promise<number> {
  const search = parseSearch(new URLSearchParams(query))
  const { total = 0 } = await dispatch(searchCall, { ...toInput(search), limit: 1, withFacets: false }, { signal })
  return total
}
