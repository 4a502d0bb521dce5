import type { ReasonKind } from '@gable/contract/feed'
import type { Deal } from '@gable/domain/market-moves'
import { cityKey } from '@gable/domain/search-words'

/** A home as far as taste is about it. The point is the one that everybody may know. */
export type Home = {
  id: number
  ownerId: number
  deal: Deal
  categoryId: number
  cityKey: string
  x: number
  y: number
  priceMinor: number
  isPremium: boolean
  publishedMicros: number
  reduction: number
  bedrooms: number | null
  area: number | null
  facilityMetres: (number | null)[]
}
export type Wishes = {
  categoryIds: number[]
  facilityIds: number[]
  minPriceMinor: number | null
  maxPriceMinor: number | null
  deal: Deal | null
  city: string
  minBedrooms: number | null
}
export type Taste = {
  wishes: Wishes | undefined
  saved: Home[]
  liked: Home[]
  seen: Home[]
  /** What they searched for, the newest first. */
  searched: Wishes[]
  now: number
}

/** Why a home is recommended, without words. */
export type Reason = { kind: ReasonKind; count?: number; percent?: number; facilityIds?: number[] }
export type Scored = { id: number; score: number; reason: Reason }

/** As far as one walks to something that one wants near. */
export const nearFacilityMetres = 2_000
const nearHomeMetres = 1_000
/** What somebody says counts for more than what they do. */
const shareOfWishes = 0.65
const shareOfAge = 0.05
const likedWorth = 0.9
const seenWorth = 0.6
const searchedWorth = 0.7
const monthMs = 30 * 86_400_000

/** Best first; of two equal ones the younger. Homes for another deal than the one that is wanted are left out. */
export function scoreHomes(homes: readonly Home[], taste: Taste): Scored[] {
  return homes
    .filter(({ deal }) => !taste.wishes?.deal || deal === taste.wishes.deal)
    .map((home) => ({ home, ...scoreHome(home, taste) }))
    .toSorted((one, other) => other.score - one.score || other.home.publishedMicros - one.home.publishedMicros)
    .map(({ home: { id }, score, reason }) => ({ id, score, reason }))
}

function scoreHome(home: Home, taste: Taste): Omit<Scored, 'id'> {
  const wished = taste.wishes && matchWishes(home, taste.wishes)
  const liked = matchLiked(home, taste)
  const age = Math.exp(-Math.max(taste.now - home.publishedMicros / 1000, 0) / monthMs)
  const share = wished === undefined ? 0 : liked === undefined ? 1 : shareOfWishes
  const fit = share * (wished?.score ?? 0) + (1 - share) * (liked?.score ?? 0)
  const reasons = [...(wished?.reasons ?? []), ...(liked?.reasons ?? [])]
  const best = reasons.toSorted((one, other) => other.strength - one.strength)[0]
  return { score: (1 - shareOfAge) * fit + shareOfAge * age, reason: best?.reason ?? { kind: 'newest' } }
}

type Match = { score: number; reasons: { strength: number; reason: Reason }[] }

/** How much of what was asked for a home has, from 0 to 1; nothing where nothing was asked for. */
function matchWishes(home: Home, wishes: Wishes): Match | undefined {
  const near = wishes.facilityIds.filter((id) => (home.facilityMetres[id - 1] ?? Infinity) <= nearFacilityMetres)
  const city = wishes.city ? cityKey(wishes.city) : ''
  const parts = [
    wishes.deal && { weight: 1, fit: 1 },
    city && { weight: 3, fit: Number(home.cityKey === city), kind: 'city' as const },
    wishes.categoryIds.length > 0 && {
      weight: 2,
      fit: Number(wishes.categoryIds.includes(home.categoryId)),
      kind: 'category' as const,
    },
    (wishes.minPriceMinor !== null || wishes.maxPriceMinor !== null) && { weight: 3, fit: fitPrice(home, wishes) },
    wishes.minBedrooms && { weight: 1.5, fit: fitBedrooms(home, wishes.minBedrooms) },
    wishes.facilityIds.length > 0 && { weight: 1.5, fit: near.length / wishes.facilityIds.length },
  ].filter((part) => part !== null && part !== false && part !== '' && part !== 0)
  if (parts.length === 0) return undefined
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const score = parts.reduce((sum, { weight, fit }) => sum + weight * fit, 0) / weights
  const met = parts.flatMap((part) => ('kind' in part && part.fit === 1 ? [part.kind] : []))
  return { score, reasons: reasonsOfWishes(home, wishes, { score, near, met, asked: parts.length }) }
}

type Met = { score: number; near: number[]; met: ('city' | 'category')[]; asked: number }

function reasonsOfWishes(home: Home, wishes: Wishes, { score, near, met, asked }: Met): Match['reasons'] {
  const { minPriceMinor: low, maxPriceMinor: high } = wishes
  const isPriced = (low !== null || high !== null) && fitPrice(home, wishes) === 1
  const isLow = isPriced && high !== null && home.priceMinor <= (low ?? 0) + (high - (low ?? 0)) / 4
  return [
    ...(isPriced && home.reduction > 0 ? [reason(0.95, { kind: 'price_drop', percent: home.reduction / 100 })] : []),
    ...(near.length > 0 && near.length === wishes.facilityIds.length
      ? [reason(0.8, { kind: 'facilities', facilityIds: near })]
      : []),
    ...(isLow ? [reason(0.75, { kind: 'low_price' })] : []),
    ...(score === 1 && asked > 1 ? [reason(0.7, { kind: 'all_wishes' })] : []),
    ...met.map((kind) => reason(kind === 'city' ? 0.3 : 0.25, { kind })),
  ]
}

const reason = (strength: number, said: Reason) => ({ strength, reason: said })

/** Outside of the budget it falls quickly: by half with every tenth. */
function fitPrice({ priceMinor }: Home, { minPriceMinor, maxPriceMinor }: Wishes): number {
  const over = maxPriceMinor === null ? 0 : priceMinor / Math.max(maxPriceMinor, 1) - 1
  const under = minPriceMinor === null ? 0 : 1 - priceMinor / Math.max(minPriceMinor, 1)
  return 0.5 ** (Math.max(over, under, 0) * 10)
}

const fitBedrooms = ({ bedrooms }: Home, atLeast: number) =>
  bedrooms === null ? 0.3 : bedrooms >= atLeast ? 1 : bedrooms === atLeast - 1 ? 0.4 : 0

/** How much a home is like others that were saved, liked or opened, or what was searched for; nothing without any. */
function matchLiked(home: Home, { saved, liked, seen, searched }: Taste): Match | undefined {
  const kinds = [
    { homes: saved, worth: 1, near: 'near_saved', like: 'like_saved' },
    { homes: liked, worth: likedWorth, near: 'near_liked', like: 'like_liked' },
    { homes: seen, worth: seenWorth, near: 'near_seen', like: 'like_seen' },
  ] as const
  const asked = kinds
    .map((kind) => ({ ...kind, homes: kind.homes.filter(({ id }) => id !== home.id) }))
    .filter(({ homes }) => homes.length > 0)
  const fits = searched.map((search) => fitSearch(home, search))
  if (asked.length === 0 && fits.length === 0) return undefined
  const all = [
    ...asked.flatMap(({ homes, worth }) => homes.map((other) => ({ worth, like: likeness(home, other) }))),
    ...fits.map((like) => ({ worth: searchedWorth, like })),
  ]
  const reasons = asked.flatMap(({ homes, worth, near, like }) => {
    const close = homes.filter((other) => metresBetween(home, other) <= nearHomeMetres && other.deal === home.deal)
    const alike = homes.filter((other) => likeness(home, other) >= 0.7)
    return [
      ...(close.length > 0 ? [reason(0.9 * worth, { kind: near, count: close.length })] : []),
      ...(alike.length > 0 ? [reason(0.85 * worth, { kind: like, count: alike.length })] : []),
    ]
  })
  if (fits.includes(1)) reasons.push(reason(0.85 * searchedWorth, { kind: 'searched' }))
  return { score: meanOfBest(all), reasons }
}

/** Another deal than the one that was searched for is no answer to it. */
const fitSearch = (home: Home, search: Wishes) =>
  search.deal && search.deal !== home.deal ? 0 : (matchWishes(home, search)?.score ?? 0)

/** One lucky likeness is less than three; the whole of what somebody likes counts a little as well. */
function meanOfBest(all: { worth: number; like: number }[]): number {
  const worths = all.map(({ worth, like }) => worth * like).toSorted((one, other) => other - one)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
  return 0.6 * mean(worths.slice(0, 3)) + 0.4 * mean(worths)
}

/** From 0 to 1: near to each other, of one kind, of one price and size. Another deal is another world. */
export function likeness(one: Home, other: Home): number {
  if (one.deal !== other.deal) return 0
  const place = Math.exp(-metresBetween(one, other) / 2_000)
  const kind = Number(one.categoryId === other.categoryId)
  const price = nearness(one.priceMinor, other.priceMinor, 0.35)
  const rooms = one.bedrooms === null || other.bedrooms === null ? 0.5 : 0.5 ** Math.abs(one.bedrooms - other.bedrooms)
  const size = one.area && other.area ? nearness(one.area, other.area, 0.35) : 0.5
  return 0.3 * place + 0.25 * kind + 0.25 * price + 0.12 * rooms + 0.08 * size
}

/** 1 for equals; it falls with the quotient of the two. */
const nearness = (one: number, other: number, width: number) =>
  Math.exp(-Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1))) / width)

const metresPerE6 = 0.111_195

/** On a flat map, which is exact enough for a town. */
export function metresBetween(one: Pick<Home, 'x' | 'y'>, other: Pick<Home, 'x' | 'y'>): number {
  const scale = Math.cos((((one.y + other.y) / 2e6) * Math.PI) / 180)
  return Math.hypot((one.x - other.x) * scale, one.y - other.y) * metresPerE6
}
