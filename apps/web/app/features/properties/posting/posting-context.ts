import type { Category, Facility, Parameter } from '@gable/contract/catalogue'
import { createContext, use } from 'react'
import type { Problems } from '#app/features/listings/wizard/wizard-form.ts'
import type { Media } from '#app/features/uploads/use-media.ts'
import type { PostingStep, PostingValues } from './posting-values.ts'

/** What every step of the form may look at. */
export type Posting = {
  values: PostingValues
  categories: readonly Category[]
  facilities: readonly Facility[]
  /** Those of the chosen category that apply to the chosen deal. */
  parameters: readonly Parameter[]
  media: Media
  problems: Problems
  toStep: (step: PostingStep) => string
  isEdit: boolean
}

export const PostingContext = createContext<Posting | undefined>(undefined)

export function usePosting(): Posting {
  const posting = use(PostingContext)
  if (!posting) throw new Error('A step of the form stands outside of it')
  return posting
}
