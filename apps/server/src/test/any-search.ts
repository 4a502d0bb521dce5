import type { Input } from '@gable/contract/call'
import type { search } from '@gable/contract/search'
import { sorts } from '@gable/domain/search-query'
import fc from 'fast-check'
import type { Listing, StoredListing } from './listings.ts'
import { worldNowMicros } from './parity-listings.ts'

export type Filters = Omit<Input<typeof search>, 'withFacets'>

const dayMicros = 86_400_000_000
const maybe = <T>(value: fc.Arbitrary<T>, outOf = 5) =>
  fc.oneof({ weight: outOf - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const millionth = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((count) => count / 1e6)

const vocabulary = [
  ...['casa', 'Jardín', 'SEA', 'güell', '海', '庭', 'бухта', 'بحر', "l'eau", 'a&b', '3', 'near-by', 'ﬁne'],
  ...['house', 'Houses', 'gardens', 'garden', 'renovated', 'renovation', 'جميلة', 'الجميل'],
]
const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 5 }).map((some) => some.join(' '))
const name = fc.oneof(
  fc.constantFrom('Porto', 'PÔRTO', 'Évora', 'evora', '東京', 'عمّان', 'São Tomé', 'sao-tome'),
  words,
)

const streets = ['Mill Lane', 'طلعة الحبال', 'Rua São João']
const districts = ['Old Town', 'OLD-TOWN', 'Mill Lane', 'البلدة القديمة']

// Few values each, so that ties and edges happen all the time.
const latitude = fc.oneof(fc.constantFrom(-90, -0.000001, 0, 0.000001, 89.999999, 90), millionth(90))
const longitude = fc.oneof(fc.constantFrom(-180, -179.999999, 0, 0.000001, 179.999999, 180), millionth(180))
const price = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 10 ** 12 }))
const published = fc
  .integer({ min: 1, max: 6 })
  .chain((days) => fc.integer({ min: -2, max: 2 }).map((rest) => worldNowMicros - days * dayMicros + rest))

const promotedUntil = fc.constantFrom(worldNowMicros - dayMicros, worldNowMicros + dayMicros)

/** By the catalogue that every site begins with: rooms, area, floor, energy, features, available from. */
const parameters = fc
  .record(
    {
      1: fc.integer({ min: 0, max: 5 }),
      2: fc.constantFrom(1, 1.5, 2),
      3: fc.constantFrom(20, 55.5, 99.99, 100, 250),
      5: fc.integer({ min: -2, max: 9 }),
      6: fc.constantFrom(1899, 1900, 1999, 2020),
      10: fc.constantFrom('a', 'b', 'g'),
      11: fc.subarray(['balcony', 'pool', 'lift'], { minLength: 1 }),
      12: fc.constantFrom('2027-01-01', '2027-03-01'),
    },
    { requiredKeys: [] },
  )
  .map((stated) => stated as Listing['parameters'])
const facilities = fc
  .subarray([1, 2, 16])
  .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom(0, 300, 1000, 5000).map((metres) => ({ id, metres })))))

export const anyListing = (ownerIds: number[]): fc.Arbitrary<Listing> =>
  fc.record({
    title: words,
    description: words,
    city: name,
    state: name,
    country: name,
    address: fc.oneof(
      fc.constant(''),
      fc
        .tuple(fc.constantFrom(...streets), fc.constantFrom(...districts))
        .map(([street, district]) => `7 ${street}, ${district}`),
    ),
    hidesLocation: fc.constantFrom(false, false, false, true),
    deal: fc.constantFrom('sell' as const, 'rent' as const),
    categoryId: fc.constantFrom(1, 2, 3),
    priceMinor: price,
    earlierPriceMinor: fc.option(fc.integer({ min: 1, max: 10 ** 12 }), { freq: 3 }),
    latitude,
    longitude,
    publishedMicros: published,
    expiresMicros: fc.option(fc.constantFrom(worldNowMicros - dayMicros, worldNowMicros + dayMicros), { freq: 2 }),
    reviewState: fc.constantFrom('approved', 'approved', 'approved', 'approved', 'pending', 'expired'),
    isActive: fc.constantFrom(true, true, true, true, false),
    isPremium: fc.constantFrom(false, false, false, true),
    isTaken: fc.constantFrom(false, false, false, true),
    ownerId: fc.constantFrom(...ownerIds),
    hasPhotos: fc.boolean(),
    hasVideo: fc.boolean(),
    hasPanorama: fc.boolean(),
    parameters,
    facilities,
    promotedUntil: fc.record({ slider: maybe(promotedUntil, 4), list: maybe(promotedUntil, 4) }),
  })

type Pair = { one: StoredListing; other: StoredListing }

/** Questions about these listings: most take their values from one of them, so that they find something. */
export const anyQueryAbout = (listings: StoredListing[]): fc.Arbitrary<Filters> =>
  fc
    .tuple(fc.constantFrom(...listings), fc.constantFrom(...listings))
    .chain(([one, other]) => fc.tuple(plainFilters({ one, other }), fineFilters({ one, other })))
    // Words are mostly asked for by relevance; left to chance it would hardly ever be.
    .map(([plain, { cutPolygons, ...fine }]) => ({
      ...plain,
      ...fine,
      // Without something to cut them out of they are refused.
      ...(fine.polygons && { cutPolygons }),
      sort: fine.sort ?? (plain.text ? 'relevance' : undefined),
    }))

const plainFilters = ({ one, other }: Pair) =>
  fc.record({
    text: maybe(anyText(one)),
    city: maybe(fc.oneof({ weight: 3, arbitrary: fc.constant(one.city) }, { weight: 1, arbitrary: name })),
    state: maybe(fc.constantFrom(one.state, other.state)),
    country: maybe(fc.constantFrom(one.country, other.country)),
    district: maybe(fc.constantFrom(...districts), 8),
    street: maybe(fc.constantFrom(...streets), 8),
    deal: maybe(fc.constant(one.deal)),
    categoryIds: maybe(fc.constantFrom<number[][]>([one.categoryId], [one.categoryId, other.categoryId])),
    minPrice: maybe(fc.constantFrom(one.priceMinor, other.priceMinor).map(toDecimal)),
    maxPrice: maybe(fc.constantFrom(one.priceMinor, other.priceMinor).map(toDecimal)),
    postedSinceDays: maybe(fc.integer({ min: 0, max: 8 }).map((days) => days + 0.5)),
    bbox: maybe(anyBox({ one, other })),
    isPromoted: maybe(fc.constant(true), 8),
    offset: fc.integer({ min: 0, max: 30 }),
    limit: fc.integer({ min: 1, max: 50 }),
  })

/** What came later, each seldom, so that not every question finds nothing. */
const fineFilters = ({ one, other }: Pair) =>
  fc.record({
    bedrooms: maybe(fc.constantFrom({ from: 2 }, { to: 3 }, { from: 1, to: 4 }), 8),
    bathrooms: maybe(fc.constantFrom({ from: 1.5 }, { to: 1.5 }), 12),
    area: maybe(fc.constantFrom({ from: 55.5 }, { to: 99.99 }, { from: 100, to: 100 }), 12),
    year: maybe(fc.constantFrom({ from: 1900 }, { to: 1999 }), 12),
    parameters: maybe(
      fc.constantFrom<NonNullable<Filters['parameters']>[]>(
        { 10: ['a', 'b'] },
        { 10: 'g' },
        { 11: ['pool'] },
        { 11: ['balcony', 'lift'] },
        { 12: { max: '2027-02-01' } },
        { 12: ['2027-03-01', '2028-01-01'] },
        { 2: [1, 1.5] },
        { 5: [-2, '0', 7] },
        { 5: { min: -1 }, 11: 'lift' },
      ),
      8,
    ),
    facilityIds: maybe(fc.constantFrom<number[][]>([1], [1, 2], [16]), 12),
    facilityMetres: maybe(fc.constantFrom(300, 999, 1000)),
    withPhotos: maybe(fc.constant(true), 12),
    withVideo: maybe(fc.constant(true), 12),
    withPanorama: maybe(fc.constant(true), 12),
    withPriceDrop: maybe(fc.constant(true), 12),
    withTaken: maybe(fc.boolean(), 2),
    polygons: maybe(anyPolygons({ one, other }), 10),
    cutPolygons: maybe(anyPolygons({ one, other }), 2),
    latitude: fc.constant(one.latitude),
    longitude: fc.constant(one.longitude),
    radiusKm: maybe(fc.constantFrom(0.0001, 1, 120, 999), 12),
    sort: maybe(fc.constantFrom(...sorts), 2),
  })

const anyText = (one: StoredListing) =>
  fc.oneof(
    words,
    fc.constantFrom(...one.title.split(' ')),
    fc.constantFrom(...one.title.split(' ')),
    fc.constant(`"${one.title}"`),
    fc.constant(`${one.title.split(' ')[0]} "${one.description.split(' ').slice(0, 2).join(' ')}"`),
    fc.constantFrom('hose', 'gardn', 'renovaton', 'csaa'),
  )

const anyBox = ({ one, other }: Pair) =>
  fc.record({
    west: fc.oneof(fc.constantFrom(one.longitude, other.longitude), longitude),
    south: fc.oneof(fc.constantFrom(one.latitude, other.latitude), latitude),
    east: fc.oneof(fc.constantFrom(one.longitude, other.longitude), longitude),
    north: fc.oneof(fc.constantFrom(one.latitude, other.latitude), latitude),
  })

const anyPolygons = ({ one, other }: Pair) => {
  const corner = fc.oneof(fc.constantFrom(one, other), fc.record({ latitude, longitude }))
  const ring = fc
    .array(corner, { minLength: 3, maxLength: 7 })
    .map((corners) => corners.map((each) => ({ latitude: each.latitude, longitude: each.longitude })))
  return fc.array(ring, { minLength: 1, maxLength: 2 })
}

const toDecimal = (priceMinor: number) => (priceMinor / 100).toFixed(2)
