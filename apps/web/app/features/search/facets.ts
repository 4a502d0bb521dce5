import type { SearchAnswer } from '@gable/contract/search'

export type Facets = SearchAnswer['facets']
type Counts = Facets[number]['counts']

export const countsOf = (facets: Facets, filter: string): Counts =>
  facets.find((facet) => facet.filter === filter)?.counts ?? []

export const countOf = (counts: Counts, value: string | number): number =>
  counts.find((counted) => counted.value === value)?.count ?? 0

/** How many have at least so much of a figure. */
export const countFrom = (counts: Counts, from: number): number =>
  counts.filter(({ value }) => Number(value) >= from).reduce((sum, { count }) => sum + count, 0)

const dayMs = 86_400_000

/** How many were listed in the last days; the steps begin at the moment of the question, give or take the clocks. */
export const countPosted = (facets: Facets, days: number, now: number): number =>
  countsOf(facets, 'posted')
    .filter(({ value }) => Date.parse(String(value)) >= now - days * dayMs - dayMs / 2)
    .reduce((sum, { count }) => sum + count, 0)
