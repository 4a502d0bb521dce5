import type { BoundingBox } from '@gable/contract/wire'
import { type Deal, deals } from '@gable/domain/market-moves'
import { parseNumberInput } from '@gable/domain/number-input'

/** One search as the address of the results page holds it. */
export type SearchState = {
  deal?: Deal | undefined
  text?: string | undefined
  city?: string | undefined
  state?: string | undefined
  country?: string | undefined
  category?: string | undefined
  /** Whole units of the site's currency. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  box?: BoundingBox | undefined
  page: number
  view: 'list' | 'map'
}

export const pageSize = 24
const deepestPage = Math.floor(10_000 / pageSize)
const boxDigits = 5

/** Any query string is a search: what cannot be understood is left out, and prices the wrong way round are swapped. */
export function parseSearch(query: URLSearchParams): SearchState {
  const word = (name: string) => query.get(name)?.normalize('NFC').trim().slice(0, 200) || undefined
  const deal = query.get('deal')
  const low = toPrice(query.get('min'))
  const high = toPrice(query.get('max'))
  const isSwapped = low !== undefined && high !== undefined && low > high
  return {
    deal: deals.find((known) => known === deal),
    text: word('text'),
    city: word('city'),
    state: word('state'),
    country: word('country'),
    category: word('category'),
    minPrice: isSwapped ? high : low,
    maxPrice: isSwapped ? low : high,
    box: toBox(query.get('bbox')),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), deepestPage),
    view: query.get('view') === 'map' ? 'map' : 'list',
  }
}

/** The shortest query string that says the same. A changed filter begins again at the first page. */
export function toQuery(search: SearchState): string {
  const { deal, text, city, state, country, category, minPrice, maxPrice, box, page, view } = search
  const entries = {
    deal,
    text,
    city,
    state,
    country,
    category,
    min: minPrice,
    max: maxPrice,
    bbox: box && fromBox(box),
    page: page > 1 ? page : undefined,
    view: view === 'map' ? view : undefined,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(entries)) if (value !== undefined) query.set(name, String(value))
  // Commas are legal in a query, and a shared link is nicer with them.
  const written = query.toString().replaceAll('%2C', ',')
  return written && `?${written}`
}

export const changeSearch = (search: SearchState, change: Partial<SearchState>): SearchState => ({
  ...search,
  page: 1,
  ...change,
})

export function fromBox({ west, south, east, north }: BoundingBox): string {
  return [west, south, east, north].map((side) => Number(side.toFixed(boxDigits))).join(',')
}

function toBox(text: string | null): BoundingBox | undefined {
  const sides = (text ?? '').split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)))
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = sides
  const isInWorld =
    [west, east].every((side) => Math.abs(side) <= 180) && [south, north].every((side) => Math.abs(side) <= 90)
  return sides.length === 4 && isInWorld && south <= north ? { west, south, east, north } : undefined
}

function toPrice(text: string | null): number | undefined {
  const price = parseNumberInput(text ?? '')
  return price !== undefined && price > 0 && price < 1e13 ? Math.round(price) : undefined
}
