import { type Category, getCategories, getFacilitiesForFilter } from '@gable/contract/catalogue'
import type { Client } from '@gable/contract/client'
import type { PropertyCard } from '@gable/contract/property'
import { search as searchCall } from '@gable/contract/search'
import { countPosted } from './facets.ts'
import { needsCatalogue, toInput } from './search-input.ts'
import { type Labels, toLabels, toParameters } from './search-labels.ts'
import { pageSize } from './search-url.ts'
import type { SearchState } from './search-state.ts'
import { toTileQuery } from './tile-query.server.ts'

type Options = { limit?: number }

/** The names of all that can be filtered by. */
export async function readLabels(call: Client): Promise<Labels> {
  const [categories, facilities] = await Promise.all([
    call(getCategories, { limit: 50 }),
    call(getFacilitiesForFilter, {}),
  ])
  return labelsOf(categories.data, facilities.data)
}

const labelsOf = (categories: Category[], facilities: Labels['facilities']): Labels => ({
  categories: toLabels(categories),
  parameters: toParameters(categories),
  facilities: facilities.map(({ id, key, name }) => ({ id, key, name })),
})

/** A page of homes and everything that is counted beside them; most searches need not wait for the catalogue. */
export async function findProperties(call: Client, search: SearchState, { limit = pageSize }: Options = {}) {
  const reading = readLabels(call)
  const known = needsCatalogue(search) ? await reading : undefined
  const asking = call(searchCall, { ...toInput(search, known), offset: (search.page - 1) * pageSize, limit })
  const [{ data, total = 0 }, labels] = await Promise.all([asking, reading])
  const { placeLabel, ...found } = data
  return { ...found, total, labels: { ...labels, place: placeLabel } }
}

const newDays = 7

type Found = Awaited<ReturnType<typeof findProperties>>

/** Of all that was counted and named only what the page shows; the sheet with all filters asks for itself. */
export function pickForPage(
  search: SearchState,
  { labels, facets, properties, promoted, ...found }: Found,
  now: number,
) {
  const isActive = (key: string) => search.parameters?.[key] !== undefined
  const parameters = labels.parameters.filter(
    ({ key, kind }) => isActive(key) || kind === 'multi_choice' || key === 'bedrooms' || key === 'bathrooms',
  )
  const counted = new Set(['deal', 'category', 'price', ...parameters.map(({ id }) => `parameter:${id}`)])
  return {
    properties: withPromoted(promoted, properties),
    tileQuery: toTileQuery(search, labels),
    total: found.total,
    isTotalMinimum: found.isTotalMinimum,
    newCount: countPosted(facets, newDays, now),
    highlights: found.highlights,
    corrections: found.corrections,
    toDrop: found.toDrop,
    facets: facets.filter(({ filter }) => counted.has(filter)),
    labels: {
      categories: labels.categories,
      parameters,
      facilities: labels.facilities.filter(({ key }) => search.facilities?.includes(key)),
      place: labels.place,
    },
  }
}

/** A home in a paid place does not stand below it again; on every other page it is where it always was. */
function withPromoted(promoted: PropertyCard[], properties: PropertyCard[]): PropertyCard[] {
  const ids = new Set(promoted.map(({ id }) => id))
  return [...promoted, ...properties.filter(({ id }) => !ids.has(id))]
}
