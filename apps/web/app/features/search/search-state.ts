import type { PlaceLabel } from '@gable/contract/place-label'
import type { BoundingBox } from '@gable/contract/wire'
import type { Deal } from '@gable/domain/market-moves'
import type { Sort } from '@gable/domain/search-query'

export type Point = { latitude: number; longitude: number }
export type Circle = Point & { radiusKm: number }

/** What a listing can have besides its facts; the search call knows them by the same words. */
export const extras = ['photos', 'video', 'panorama', 'priceDrop'] as const
export type Extra = (typeof extras)[number]

/** Parameters with a name of their own in the call and in the address. */
export const namedParameters = ['bedrooms', 'bathrooms', 'area', 'plot', 'floor', 'year'] as const
export type NamedParameter = (typeof namedParameters)[number]
export const isNamed = (key: string): key is NamedParameter => namedParameters.some((name) => name === key)

/** One search as the address of the results page holds it. */
export type SearchState = {
  deal?: Deal | undefined
  text?: string | undefined
  street?: string | undefined
  district?: string | undefined
  city?: string | undefined
  state?: string | undefined
  country?: string | undefined
  /** Slugs; a home has one of them. */
  categories?: readonly string[] | undefined
  /** Whole units of the site's currency. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** By key: `2,4` for two to four, `2,` for two and more, `pool,garden` for what is chosen. */
  parameters?: Readonly<Record<string, string>> | undefined
  /** Keys; a home has all of them within the distance. */
  facilities?: readonly string[] | undefined
  facilityMetres?: number | undefined
  postedDays?: number | undefined
  extras?: readonly Extra[] | undefined
  box?: BoundingBox | undefined
  /** Drawn by hand; a home lies in one of them. */
  rings?: readonly (readonly Point[])[] | undefined
  /** Cut out of the rings. */
  cuts?: readonly (readonly Point[])[] | undefined
  around?: Circle | undefined
  /** Nothing for the order that suits the search. */
  sort?: Sort | undefined
  page: number
  view: 'list' | 'map'
}

/** Names of places, the smallest first. */
export const placeNames = ['street', 'district', 'city', 'state', 'country'] as const
export type PlaceName = (typeof placeNames)[number]

/** Where a search looks, by the smallest place it names, as the reader calls it. */
export function placeOf(search: SearchState, label: PlaceLabel = {}): string | undefined {
  const smallest = placeNames.find((name) => search[name])
  return smallest && (label[smallest] ?? search[smallest])
}

export const changeSearch = (search: SearchState, change: Partial<SearchState>): SearchState => ({
  ...search,
  page: 1,
  ...change,
})

/** With one parameter said otherwise, or no longer. */
export function changeParameter(search: SearchState, key: string, value: string | undefined): SearchState {
  const { [key]: _, ...others } = search.parameters ?? {}
  const parameters = value ? { ...others, [key]: value } : others
  return changeSearch(search, { parameters: Object.keys(parameters).length > 0 ? parameters : undefined })
}

export const listOf = (value: string | undefined): string[] => (value ? value.split(',') : [])

/** Puts one item into a list or takes it out. */
export function toggle<Item>(list: readonly Item[] | undefined, item: Item): Item[] | undefined {
  const others = (list ?? []).filter((one) => one !== item)
  const next = others.length === (list ?? []).length ? [...others, item] : others
  return next.length > 0 ? next : undefined
}
