import type { Category, Facility, Parameter } from '@gable/contract/catalogue'
import type { PlaceLabel } from '@gable/contract/place-label'

export type CategoryLabel = Pick<Category, 'id' | 'slug' | 'name' | 'icon'>
export type ParameterLabel = Pick<Parameter, 'id' | 'key' | 'name' | 'kind' | 'unit' | 'options' | 'deals'>
export type FacilityLabel = Pick<Facility, 'id' | 'key' | 'name'>

/** What a page needs to call filters by their names. */
export type Labels = {
  categories: readonly CategoryLabel[]
  parameters: readonly ParameterLabel[]
  facilities: readonly FacilityLabel[]
  /** What the places of the search are called, where otherwise than in the address. */
  place?: PlaceLabel | undefined
}

/** Their parameters would only make a page heavier. */
export const toLabels = (categories: readonly Category[]): CategoryLabel[] =>
  categories.map(({ id, slug, name, icon }) => ({ id, slug, name, icon }))

/** Each parameter once, however many categories have it, as far as it can be searched for. */
export function toParameters(categories: readonly Category[]): ParameterLabel[] {
  const byId = new Map(categories.flatMap(({ parameters }) => parameters).map((one) => [one.id, one]))
  return [...byId.values()]
    .filter(({ isFilterable, kind }) => isFilterable && kind !== 'text')
    .map(({ id, key, name, kind, unit, options, deals }) => ({ id, key, name, kind, unit, options, deals }))
}
