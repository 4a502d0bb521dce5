import type { Input } from '@gable/contract/call'
import type { Parameter } from '@gable/contract/catalogue'
import type { search } from '@gable/contract/search'
import { type AddressPlaceKind, toPlaceLexeme } from '@gable/domain/address-places'
import { toMinor } from '@gable/domain/currency'
import { type Area, toE6 } from '@gable/domain/search-area'
import { type Condition, farthestMetres } from '@gable/domain/search-query'
import type { SearchText } from '@gable/domain/search-text'
import { cityKey } from '@gable/domain/search-words'
import { daysBefore } from '@gable/domain/days-before'
import { parameterConditions } from './parameter-conditions.ts'

export type Filters = Omit<Input<typeof search>, 'withFacets'>
/** What has to be known to understand filters. */
export type CatalogueLookups = {
  currency: string
  parameters: ReadonlyMap<number, Parameter>
  categoryIdsBySlug: ReadonlyMap<string, number>
  text: SearchText | undefined
  asOf: Date
}

/** What was asked, as tests that every engine understands. */
export function toConditions(filters: Filters, lookups: CatalogueLookups): Condition[] {
  const { deal, listerId, isPromoted } = filters
  return [
    ...(lookups.text ? [{ filter: 'text', kind: 'text', text: lookups.text } as const] : []),
    ...(deal ? [{ filter: 'deal', kind: 'anyOf', field: 'deal', values: [deal] } as const] : []),
    ...categoryConditions(filters, lookups),
    ...placeConditions(filters),
    ...areaConditions(filters),
    ...priceConditions(filters, lookups.currency),
    ...postedConditions(filters, lookups.asOf),
    ...flagConditions(filters),
    ...facilityConditions(filters),
    ...parameterConditions(filters, lookups.parameters),
    ...(listerId ? [{ filter: 'lister', kind: 'anyOf', field: 'ownerId', values: [listerId] } as const] : []),
    ...(isPromoted ? [isAfter('promotedUntilMicros', lookups.asOf)] : []),
  ]
}

/** What may take a paid place in results at this moment. */
export const mayBeOnTop = (asOf: Date) => isAfter('onTopUntilMicros', asOf)

const isAfter = (field: 'promotedUntilMicros' | 'onTopUntilMicros', asOf: Date): Condition => ({
  filter: 'promoted',
  kind: 'between',
  field,
  from: asOf.getTime() * 1000 + 1,
})

/** A category that does not exist holds nothing; leaving the filter out would show everything. */
function categoryConditions(
  { categoryIds, categorySlugs }: Filters,
  { categoryIdsBySlug }: CatalogueLookups,
): Condition[] {
  const named = categorySlugs?.flatMap((slug) => categoryIdsBySlug.get(slug) ?? [])
  return [categoryIds, named].flatMap((values): Condition[] =>
    values ? [{ filter: 'category', kind: 'anyOf', field: 'categoryId', values }] : [],
  )
}

const placeConditions = ({ city, state, country, district, street }: Filters): Condition[] => [
  ...(city ? [{ filter: 'city', kind: 'anyOf', field: 'cityKey', values: [cityKey(city)] } as const] : []),
  ...(state ? [{ filter: 'state', kind: 'anyOf', field: 'stateKey', values: [cityKey(state)] } as const] : []),
  ...(country ? [{ filter: 'country', kind: 'anyOf', field: 'countryKey', values: [cityKey(country)] } as const] : []),
  ...addressConditions('district', district),
  ...addressConditions('street', street),
]

const addressConditions = (kind: AddressPlaceKind, name: string | undefined): Condition[] =>
  name ? [{ filter: kind, kind: 'place', lexeme: toPlaceLexeme({ kind, key: cityKey(name) }) }] : []

function areaConditions({ bbox, polygons, cutPolygons, latitude, longitude, radiusKm }: Filters): Condition[] {
  const toRings = (rings: typeof polygons = []) => rings.map((ring) => ring.map(toPoint))
  const areas: Area[] = [
    ...(bbox ? [{ kind: 'box', box: toBox(bbox) } as const] : []),
    ...(polygons ? [{ kind: 'polygons', rings: toRings(polygons), cuts: toRings(cutPolygons) } as const] : []),
    ...(latitude !== undefined && longitude !== undefined && radiusKm !== undefined
      ? [{ kind: 'circle', centre: toPoint({ latitude, longitude }), radiusMetres: radiusKm * 1000 } as const]
      : []),
  ]
  return areas.map((area) => ({ filter: 'area', kind: 'inside', area }))
}

export const toPoint = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: toE6(longitude),
  y: toE6(latitude),
})

/** West of east means across the date line, but nothing lies across a pole: there the corners were mixed up. */
const toBox = ({ west, south, east, north }: NonNullable<Filters['bbox']>) => ({
  west: toE6(west),
  south: toE6(Math.min(south, north)),
  east: toE6(east),
  north: toE6(Math.max(south, north)),
})

/** Two prices the wrong way round are a slip of the pen, not a question without an answer. */
function priceConditions({ minPrice, maxPrice }: Filters, currency: string): Condition[] {
  const [low, high] = [minPrice, maxPrice].map((price) => (price ? toMinor(price, currency) : undefined))
  if (low === undefined && high === undefined) return []
  const isSwapped = low !== undefined && high !== undefined && low > high
  const [from, to] = isSwapped ? [high, low] : [low, high]
  return [{ filter: 'price', kind: 'between', field: 'priceMinor', from, to }]
}

const postedConditions = ({ postedSinceDays }: Filters, asOf: Date): Condition[] =>
  postedSinceDays === undefined
    ? []
    : [
        {
          filter: 'posted',
          kind: 'between',
          field: 'publishedMicros',
          from: daysBefore(asOf, postedSinceDays),
        },
      ]

const flagConditions = ({ withPhotos, withVideo, withPanorama, withPriceDrop }: Filters): Condition[] => [
  ...(withPhotos ? [{ filter: 'photos', kind: 'isTrue', field: 'hasPhotos' } as const] : []),
  ...(withVideo ? [{ filter: 'video', kind: 'isTrue', field: 'hasVideo' } as const] : []),
  ...(withPanorama ? [{ filter: 'panorama', kind: 'isTrue', field: 'hasPanorama' } as const] : []),
  ...(withPriceDrop ? [{ filter: 'priceDrop', kind: 'isTrue', field: 'hasPriceDrop' } as const] : []),
]

const facilityConditions = ({ facilityIds, facilityMetres: withinMetres = farthestMetres }: Filters): Condition[] =>
  facilityIds && facilityIds.length > 0 ? [{ filter: 'facilities', kind: 'near', facilityIds, withinMetres }] : []
