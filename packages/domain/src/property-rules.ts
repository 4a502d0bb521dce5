import { type ListingProblem, listingProblems, type ListingText } from './listing-rules.ts'

const required = ['title', 'description', 'price', 'categoryId'] as const

export type PropertyText = ListingText & { [Field in (typeof required)[number]]?: unknown } & {
  deal?: 'sell' | 'rent' | undefined
  rentPeriod?: string | null | undefined
}

/** Everything that is wrong with a property: a home to let says for how long its price buys it. */
export const propertyProblems = (property: PropertyText): ListingProblem[] =>
  listingProblems(property, { required: property.deal === 'rent' ? [...required, 'rentPeriod'] : required })
