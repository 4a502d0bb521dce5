import { fromMinor } from '@gable/domain/currency'
import type { Filters } from '../search/query/to-conditions.ts'
import { type Home, metresBetween, nearFacilityMetres, type Taste, type Wishes } from './score-homes.ts'

/** A search that looks for homes to choose from, and how many it may bring. */
export type CandidateSearch = Filters & { limit: number }

const aroundKm = 2
const maxAnchors = 2

/**
 * At most seven searches, whatever a member said and did: what fits all wishes, what nearly does, what lies around the
 * homes that they like, what is like those, what they searched for last, and the newest. Together they bring at most
 * 300 homes.
 */
export function toCandidateSearches(taste: Taste, currency: string): CandidateSearch[] {
  const { wishes } = taste
  const liked = [...taste.saved, ...taste.liked, ...taste.seen].filter(
    ({ deal }) => !wishes?.deal || deal === wishes.deal,
  )
  return [
    ...(wishes ? wishedSearches(wishes, currency) : []),
    ...likedSearches(liked, currency),
    ...lastSearch(taste, currency),
    { ...(wishes?.deal && { deal: wishes.deal }), limit: 40 },
  ]
}

function lastSearch({ searched, wishes }: Taste, currency: string): CandidateSearch[] {
  const last = searched.find(({ deal }) => !wishes?.deal || !deal || deal === wishes.deal)
  if (!last) return []
  const [exact] = wishedSearches({ ...last, ...(wishes?.deal && { deal: wishes.deal }) }, currency)
  return exact ? [{ ...exact, limit: 40 }] : []
}

function wishedSearches(wishes: Wishes, currency: string): CandidateSearch[] {
  const { deal, city, categoryIds, facilityIds, minBedrooms, minPriceMinor, maxPriceMinor } = wishes
  const common: Filters = { ...(deal && { deal }), ...(city && { city }) }
  const price = (low: number, high: number) => priceFilter(minPriceMinor, maxPriceMinor, { low, high, currency })
  return [
    {
      ...common,
      ...price(1, 1),
      ...(categoryIds.length > 0 && { categoryIds }),
      ...(facilityIds.length > 0 && { facilityIds, facilityMetres: nearFacilityMetres }),
      ...(minBedrooms && { bedrooms: { from: minBedrooms } }),
      limit: 60,
    },
    { ...common, ...price(0.9, 1.1), limit: 40 },
  ]
}

function likedSearches(liked: Home[], currency: string): CandidateSearch[] {
  const [first] = liked
  if (!first) return []
  const typical = typicalOf(liked)
  return [
    ...anchorsOf(liked).map(({ x, y, deal }) => ({
      deal,
      latitude: y / 1e6,
      longitude: x / 1e6,
      radiusKm: aroundKm,
      limit: 40,
    })),
    {
      deal: typical.deal,
      categoryIds: [typical.categoryId],
      ...priceFilter(typical.priceMinor, typical.priceMinor, { low: 0.75, high: 1.35, currency }),
      limit: 40,
    },
  ]
}

type Widening = { low: number; high: number; currency: string }

const priceFilter = (low: number | null, high: number | null, widening: Widening): Filters => ({
  ...(low !== null && { minPrice: fromMinor(Math.floor(low * widening.low), widening.currency) }),
  ...(high !== null && { maxPrice: fromMinor(Math.ceil(high * widening.high), widening.currency) }),
})

/** The homes with most of the others around them, none of which is around another. */
function anchorsOf(liked: Home[]): Home[] {
  const anchors: Home[] = []
  let rest = liked
  while (rest.length > 0 && anchors.length < maxAnchors) {
    const around = (centre: Home) => rest.filter((home) => metresBetween(centre, home) <= aroundKm * 1000)
    const [best] = rest.toSorted((one, other) => around(other).length - around(one).length)
    if (!best) break
    anchors.push(best)
    const covered = new Set(around(best))
    rest = rest.filter((home) => !covered.has(home))
  }
  return anchors
}

/** The deal and the category that most of them have, and the price in the middle of those. */
function typicalOf(liked: Home[]) {
  const deal = mostFrequent(liked.map((home) => home.deal))
  const ofDeal = liked.filter((home) => home.deal === deal)
  const categoryId = mostFrequent(ofDeal.map((home) => home.categoryId))
  const prices = ofDeal
    .filter((home) => home.categoryId === categoryId)
    .map(({ priceMinor }) => priceMinor)
    .toSorted((one, other) => one - other)
  return { deal, categoryId, priceMinor: prices[Math.floor(prices.length / 2)] ?? 0 }
}

/** Of values of which there is at least one; of equals the first. */
function mostFrequent<Value>(values: Value[]): Value {
  const groups = [...Map.groupBy(values, (value) => value)]
  const [best] = groups.toSorted(([, one], [, other]) => other.length - one.length)
  if (!best) throw new Error('Nothing to choose from')
  return best[0]
}
