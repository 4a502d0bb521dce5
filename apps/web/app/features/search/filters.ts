import { changeParameter, changeSearch, type Extra, extras, type PlaceName, type SearchState } from './search-state.ts'

type PlainFilter = 'deal' | 'text' | PlaceName | 'category' | 'price' | 'area' | 'posted' | 'facilities'
/** What a person sets and drops as one. */
export type Filter = PlainFilter | Extra | `parameter:${string}`

/** What has to be changed in a search to drop a filter. */
const withoutPlain: Record<PlainFilter, Partial<SearchState>> = {
  deal: { deal: undefined },
  text: { text: undefined },
  street: { street: undefined },
  district: { district: undefined },
  city: { city: undefined },
  state: { state: undefined },
  country: { country: undefined },
  category: { categories: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  area: { box: undefined, rings: undefined, cuts: undefined, around: undefined },
  posted: { postedDays: undefined },
  facilities: { facilities: undefined, facilityMetres: undefined },
}
const plainFilters = Object.keys(withoutPlain) as PlainFilter[]
const isPlain = (filter: Filter): filter is PlainFilter => filter in withoutPlain

export const keyOf = (filter: Filter): string | undefined =>
  filter.startsWith('parameter:') ? filter.slice('parameter:'.length) : undefined

export function dropFilter(search: SearchState, filter: Filter): SearchState {
  if (isPlain(filter)) return changeSearch(search, withoutPlain[filter])
  const key = keyOf(filter)
  if (key !== undefined) return changeParameter(search, key, undefined)
  const others = search.extras?.filter((extra) => extra !== filter)
  return changeSearch(search, { extras: others?.length ? others : undefined })
}

export function activeFilters(search: SearchState): Filter[] {
  const isSet = (filter: PlainFilter) =>
    (Object.keys(withoutPlain[filter]) as (keyof SearchState)[]).some((name) => search[name] !== undefined)
  return [
    ...plainFilters.filter(isSet),
    ...Object.keys(search.parameters ?? {}).map((key) => `parameter:${key}` as const),
    ...(search.extras ?? []),
  ]
}

/** The server speaks of parameters by id; the address and everything here by key. */
export function toFilter(name: string, parameters: readonly { id: number; key: string }[]): Filter | undefined {
  const [, id] = /^parameter:(\d+)$/.exec(name) ?? []
  if (id) {
    const parameter = parameters.find((one) => one.id === Number(id))
    return parameter && `parameter:${parameter.key}`
  }
  return [...plainFilters, ...extras].find((filter) => filter === name)
}
