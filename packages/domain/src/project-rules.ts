import { type ListingProblem, listingProblems, type ListingText, problem } from './listing-rules.ts'

/** How far a development is. */
export const projectTypes = ['upcoming', 'under_construction', 'ready'] as const
export type ProjectType = (typeof projectTypes)[number]

/** A floor plan as far as rules about it go; one that was saved before has its document already. */
export type PlanText = { title: string; hasDocument: boolean }

export const isPlanComplete = ({ title, hasDocument }: PlanText): boolean => title.trim() !== '' && hasDocument

/** Floor details must be complete before another floor is added. */
export const mayAddPlan = (plans: readonly PlanText[]): boolean => plans.every(isPlanComplete)

export const requiredProjectFields = [
  'title',
  'description',
  'categoryId',
  'type',
  'city',
  'state',
  'country',
  'address',
  'latitude',
  'longitude',
] as const

export type ProjectText = ListingText & { [Field in (typeof requiredProjectFields)[number]]?: unknown } & {
  plans?: readonly PlanText[] | undefined
}

/** Everything that is wrong with a project: its floors are complete or not there. */
export const projectProblems = (project: ProjectText): ListingProblem[] =>
  listingProblems(project, {
    required: requiredProjectFields,
    more: mayAddPlan(project.plans ?? []) ? [] : [problem('plans', 'plan_incomplete')],
  })
