import type { Input } from '@gable/contract/call'
import type { searchProperties } from '@gable/contract/properties'
import { cityKey, searchWords } from '@gable/domain/search-words'
import { type StoredListing, wordsOf } from './listings.ts'

export type Filters = Input<typeof searchProperties>
/** The slugs that the searches under test know. */
export const categorySlugs = new Map([['apartments', 2]])
export type World = { listings: StoredListing[]; lockedOwners: ReadonlySet<number> }

/** What a search means, said as plainly as possible: every engine must answer the same. */
export function referenceSearch({ listings, lockedOwners }: World, filters: Filters, nowMs = Date.now()) {
  const found = listings
    .filter(({ reviewState, isActive }) => reviewState === 'approved' && isActive)
    .filter(({ ownerId }) => !lockedOwners.has(ownerId))
    .filter(({ expiresMicros }) => expiresMicros === null || expiresMicros > nowMs * 1000)
    .filter((listing) => matches(listing, filters, nowMs))
    .toSorted((one, other) => other.publishedMicros - one.publishedMicros || other.id - one.id)
  const { offset = 0, limit = 24 } = filters
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length }
}

function matches(listing: StoredListing, filters: Filters, nowMs: number): boolean {
  const { text = '', city, state, country, deal, categoryId, categorySlug, postedSinceDays, bbox } = filters
  const words = new Set(wordsOf(listing))
  return (
    searchWords(text).every((word) => words.has(word)) &&
    (!city || cityKey(listing.city) === cityKey(city)) &&
    (!state || cityKey(listing.state) === cityKey(state)) &&
    (!country || cityKey(listing.country) === cityKey(country)) &&
    (!deal || listing.deal === deal) &&
    (!categoryId || listing.categoryId === categoryId) &&
    (!categorySlug || listing.categoryId === categorySlugs.get(categorySlug)) &&
    (postedSinceDays === undefined || listing.publishedMicros >= (nowMs - postedSinceDays * 86_400_000) * 1000) &&
    hasPrice(listing.priceMinor, filters) &&
    (!bbox || isInside(listing, bbox))
  )
}

function hasPrice(priceMinor: number, { minPrice, maxPrice }: Filters): boolean {
  const cents = (decimal: string | undefined) => (decimal ? Math.round(Number(decimal) * 100) : undefined)
  const [one, other] = [cents(minPrice), cents(maxPrice)]
  const bounds = one !== undefined && other !== undefined ? [Math.min(one, other), Math.max(one, other)] : [one, other]
  const [least = 0, most = Number.POSITIVE_INFINITY] = bounds
  return priceMinor >= least && priceMinor <= most
}

const millionths = (degrees: number) => Math.round(degrees * 1e6)

/** In whole millionths of a degree, where no rounding can happen. */
function isInside({ latitude, longitude }: StoredListing, box: NonNullable<Filters['bbox']>): boolean {
  const { west, south, east, north } = box
  const [x, y] = [millionths(longitude), millionths(latitude)]
  const [left, right] = [millionths(west), millionths(east)]
  const [bottom, top] = [millionths(Math.min(south, north)), millionths(Math.max(south, north))]
  const isBetween = left <= right ? x >= left && x <= right : x >= left || x <= right
  return isBetween && y >= bottom && y <= top
}
