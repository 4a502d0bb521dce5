import { type Deal, deals } from '@gable/domain/market-moves'
import { type NumberStyle, readTypedNumber } from '@gable/domain/number-input'
import { type Sort, sorts } from '@gable/domain/search-query'
import { fromBox, fromCircle, fromRings, toBox, toCircle, toRings } from './area-url.ts'
import { readEnd, toRangeText, writeEnds } from './range-text.ts'
import { extras, isNamed, type SearchState } from './search-state.ts'

export const pageSize = 24
export const deepestPage = Math.floor(10_000 / pageSize)
const maxItems = 50
const longestDays = 3_650
const farthestMetres = 100_000
/** A square mile is less, in square metres. */
const largestUnit = 3_000_000
/** Parameters without a name of their own stand under their key behind this. */
const prefix = 'p.'
const parameterName = /^(?:p\.)?([a-z\d][\w-]{0,63})(\.min|\.max)?$/

// Three digits behind a dot were typed, without scripts: an address of ours never holds so many decimals.
const addressStyle: NumberStyle = { locale: 'en' }

/**
 * Any query string is a search: what cannot be understood is left out, and prices the wrong way round are swapped.
 * What fields say is read in the style of those who typed it.
 */
export function parseSearch(query: URLSearchParams, style = addressStyle): SearchState {
  const word = (name: string) => query.get(name)?.normalize('NFC').trim().slice(0, 200) || undefined
  const [minPrice, maxPrice] = toPrices(query.get('min'), query.get('max'), style)
  const text = word('text')
  const around = toCircle(query.get('around') ?? '')
  const facilities = toList(query.getAll('near'))
  return {
    text,
    minPrice,
    maxPrice,
    around,
    facilities,
    deal: deals.find((known): known is Deal => known === query.get('deal')),
    street: word('street'),
    district: word('district'),
    city: word('city'),
    state: word('state'),
    country: word('country'),
    categories: toList(query.getAll('category')),
    parameters: toParameters(query, style),
    facilityMetres: facilities && toWhole(query.get('within'), farthestMetres),
    postedDays: toWhole(query.get('posted'), longestDays),
    extras: toExtras(query.getAll('with')),
    box: toBox(query.get('bbox') ?? ''),
    ...toDrawing(query),
    sort: toSort(query.get('sort'), { text, around }),
    page: Math.min(toWhole(query.get('page'), Number.MAX_SAFE_INTEGER) ?? 1, deepestPage),
    view: query.get('view') === 'map' ? 'map' : 'list',
  }
}

/** The area and what is cut out of it, or neither: half of what was drawn is not what was drawn. */
function toDrawing(query: URLSearchParams): Pick<SearchState, 'rings' | 'cuts'> {
  const cut = query.get('cut')
  const rings = toRings(query.get('polygon') ?? '')
  const cuts = cut ? toRings(cut) : undefined
  return rings && (cuts || !cut) ? { rings, cuts } : {}
}

/** Whether an area was drawn that the address no longer tells, as when a long link was cut short in a message. */
export const hasLostDrawing = (query: URLSearchParams): boolean =>
  Boolean(query.get('polygon') || query.get('cut')) && toDrawing(query).rings === undefined

/** The shortest query string that says the same. */
export function toQuery(search: SearchState): string {
  const { deal, text, street, district, city, state, country, categories, minPrice, maxPrice, parameters = {} } = search
  const entries = {
    deal,
    text,
    street,
    district,
    city,
    state,
    country,
    category: categories,
    min: minPrice,
    max: maxPrice,
    ...Object.fromEntries(Object.entries(parameters).map(([key, value]) => [nameOf(key), value])),
    near: search.facilities,
    within: search.facilities && search.facilityMetres,
    posted: search.postedDays,
    with: search.extras,
    bbox: search.box && fromBox(search.box),
    polygon: search.rings && fromRings(search.rings),
    cut: search.rings && search.cuts && fromRings(search.cuts),
    around: search.around && fromCircle(search.around),
    sort: search.sort,
    page: search.page > 1 ? search.page : undefined,
    view: search.view === 'map' ? search.view : undefined,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(entries)) if (value !== undefined) query.set(name, String(value))
  // Both are legal in a query, and a shared link is nicer with them.
  const written = query.toString().replaceAll('%2C', ',').replaceAll('%3B', ';')
  return written && `?${written}`
}

/**
 * The address of the same homes for search engines: neither their order nor how or where on the map one looks at them
 * makes another page.
 */
export const toCanonicalQuery = (search: SearchState): string =>
  toQuery({
    ...search,
    box: undefined,
    rings: undefined,
    cuts: undefined,
    around: undefined,
    sort: undefined,
    view: 'list',
  })

/** What a parameter is called in the address and in forms. */
export const nameOf = (key: string): string => (isNamed(key) ? key : prefix + key)

/** How homes come unless said otherwise. */
export const usualSort = ({ text }: Pick<SearchState, 'text'>): Sort => (text ? 'relevance' : 'newest')

function toSort(text: string | null, search: Pick<SearchState, 'text' | 'around'>): Sort | undefined {
  const sort = sorts.find((known) => known === text)
  const isPossible = (sort !== 'distance' || search.around) && (sort !== 'relevance' || search.text)
  return isPossible && sort !== usualSort(search) ? sort : undefined
}

/** By repeating the name or between commas, each once. */
function toList(values: string[]): string[] | undefined {
  const items = values.flatMap((value) => value.split(',')).map((item) => item.normalize('NFC').trim().slice(0, 100))
  const list = [...new Set(items.filter(Boolean))].slice(0, maxItems)
  return list.length > 0 ? list : undefined
}

function toExtras(values: string[]): SearchState['extras'] {
  const wanted = toList(values)
  const known = extras.filter((extra) => wanted?.includes(extra))
  return known.length > 0 ? known : undefined
}

function toParameters(query: URLSearchParams, style: NumberStyle): SearchState['parameters'] {
  const keys = new Set([...query.keys()].flatMap(toKey))
  const said = [...keys].slice(0, maxItems).flatMap((key) => {
    const value = toValue(query, key, style)
    return value ? [[key, value] as const] : []
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

function toKey(name: string): string[] {
  const key = parameterName.exec(name)?.[1]
  return key && isNamed(key) !== name.startsWith(prefix) ? [key] : []
}

/** Forms send the ends of a range in two fields, and what is chosen once for each. */
function toValue(query: URLSearchParams, key: string, { locale }: NumberStyle): string | undefined {
  const name = nameOf(key)
  if (isNamed(key)) {
    const range = toRangeText(query.get(name) ?? '')
    if (range) return range
  } else {
    const chosen = query.getAll(name).join(',').normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 500)
    if (/[^\s,]/.test(chosen)) return chosen
  }
  // Fields are in the unit of whoever typed; what is kept and shared is in square metres.
  const scale = toScale(query.get(`${name}.scale`))
  const end = (side: string) => readEnd(query.get(name + side) ?? '', { locale, isWhole: scale < 1 }, scale)
  return writeEnds({ from: end('.min'), to: end('.max') })
}

function toScale(text: string | null): number {
  const scale = Number(text)
  return scale > 0 && scale < largestUnit ? scale : 1
}

function toWhole(text: string | null, most: number): number | undefined {
  const number = Math.trunc(Number(text))
  return number >= 1 && number <= most ? number : undefined
}

function toPrices(
  min: string | null,
  max: string | null,
  style: NumberStyle,
): [number | undefined, number | undefined] {
  const [low, high] = [toPrice(min, style), toPrice(max, style)]
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
}

function toPrice(text: string | null, style: NumberStyle): number | undefined {
  const price = readTypedNumber(text ?? '', style)?.value
  return price !== undefined && price > 0 && price < 1e13 ? Math.round(price) : undefined
}
