import { searchProperties } from '@gable/contract/properties'
import { dispatch } from '../../shell/dispatcher.ts'
import { toInput } from './search-input.ts'
import { parseSearch } from './search-url.ts'

/** Import it lazily: it brings the validator with it. */
export async function countHomes(query: string, signal: AbortSignal): Promise<number> {
  const search = parseSearch(new URLSearchParams(query))
  const { total = 0 } = await dispatch(searchProperties, { ...toInput(search), limit: 1 }, { signal })
  return total
}
