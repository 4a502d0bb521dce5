import { useWizard } from '#app/features/listings/wizard/wizard-context.ts'
import { parametersFor } from './posting-rules.ts'
import type { PostingValues } from './posting-values.ts'

/** What every step of the form of a home may look at. */
export function usePosting() {
  const { catalogue, ...state } = useWizard<PostingValues>()
  /** Those of the chosen category that apply to the chosen deal. */
  const parameters = parametersFor(catalogue.categories, state.values)
  return { ...state, ...catalogue, parameters }
}
