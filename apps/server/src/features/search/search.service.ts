import type { Input } from '@gable/contract/call'
import type { searchProperties } from '@gable/contract/properties'
import { toMinor } from '@gable/domain/currency'
import { cityKey, searchWords } from '@gable/domain/search-words'
import type { Ask, SearchAnswer, SearchEngine, SearchQuery } from './search-engine.ts'

type Filters = Input<typeof searchProperties>
type Deps = {
  ask: Ask
  /** Who is named when nothing had to be asked. */
  engineName: SearchEngine['name']
  currency: string
  findCategoryId: (slug: string) => Promise<number | undefined>
}
export type SearchService = ReturnType<typeof createSearchService>

const dayMs = 86_400_000

export function createSearchService({ ask, engineName, currency, findCategoryId }: Deps) {
  return {
    async search(filters: Filters, { seesPremium = false } = {}): Promise<SearchAnswer> {
      const asked = await toQuery(filters)
      const query = asked && { ...asked, hidesPremium: !seesPremium && isTelling(asked) }
      return query ? ask(query) : { ids: [], total: 0, engine: engineName, isFallback: false }
    },
  }

  async function toQuery(filters: Filters): Promise<SearchQuery | undefined> {
    const categoryId =
      filters.categoryId ?? (filters.categorySlug ? await findCategoryId(filters.categorySlug) : undefined)
    // A category that does not exist holds nothing; leaving the filter out would show everything.
    if (filters.categorySlug && categoryId === undefined) return undefined
    return {
      words: searchWords(filters.text ?? ''),
      cityKey: filters.city ? cityKey(filters.city) : undefined,
      stateKey: filters.state ? cityKey(filters.state) : undefined,
      countryKey: filters.country ? cityKey(filters.country) : undefined,
      deal: filters.deal,
      categoryId,
      ...pricesOf(filters),
      postedAfter:
        filters.postedSinceDays === undefined ? undefined : new Date(Date.now() - filters.postedSinceDays * dayMs),
      box: filters.bbox && roundBox(filters.bbox),
      offset: filters.offset ?? 0,
      limit: filters.limit ?? 24,
    }
  }

  /** Two prices the wrong way round are a slip of the pen, not a question without an answer. */
  function pricesOf({ minPrice, maxPrice }: Filters) {
    const [minimum, maximum] = [minPrice, maxPrice].map((price) => (price ? toMinor(price, currency) : undefined))
    const isSwapped = minimum !== undefined && maximum !== undefined && minimum > maximum
    return isSwapped
      ? { minPriceMinor: maximum, maxPriceMinor: minimum }
      : { minPriceMinor: minimum, maxPriceMinor: maximum }
  }
}

/** Whether the answer would tell more about a home than a locked card shows: its deal, category, area and age. */
const isTelling = ({ words, minPriceMinor, maxPriceMinor }: SearchQuery) =>
  words.length > 0 || minPriceMinor !== undefined || maxPriceMinor !== undefined

type Box = NonNullable<SearchQuery['box']>
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * Points are stored with six decimals; with edges of six decimals all engines agree on which side a point is.
 * West of east means across the date line, but nothing lies across a pole: there the corners were mixed up.
 */
const roundBox = ({ west, south, east, north }: Box): Box => ({
  west: round(west),
  south: round(Math.min(south, north)),
  east: round(east),
  north: round(Math.max(south, north)),
})
