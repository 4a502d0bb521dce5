import { createContext, use } from 'react'
import type { Media } from '#app/features/uploads/use-media.ts'
import type { Catalogue, StepName } from './define-listing-wizard.ts'
import type { ListingValues } from './listing-values.ts'
import type { Problems } from './wizard-form.ts'

/** What every step of the form may look at. */
export type WizardState<Values> = {
  values: Values
  catalogue: Catalogue
  media: Media
  problems: Problems
  stepNames: readonly StepName[]
  toStep: (step: StepName) => string
  isEdit: boolean
}

export const WizardContext = createContext<WizardState<ListingValues> | undefined>(undefined)

/** The form around a step; a kind of listing names its own values. */
export function useWizard<Values extends ListingValues = ListingValues>(): WizardState<Values> {
  const state = use(WizardContext)
  if (!state) throw new Error('A step of the form stands outside of it')
  return state as WizardState<Values>
}
