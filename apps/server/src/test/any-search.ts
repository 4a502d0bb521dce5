import fc from 'fast-check'
import type { Listing, StoredListing } from './listings.ts'
import { worldNowMicros } from './parity-listings.ts'
import type { Filters } from './reference-search.ts'

const dayMicros = 86_400_000_000
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const millionth = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((count) => count / 1e6)

const vocabulary = ['casa', 'Jardín', 'SEA', 'güell', '海', '庭', 'бухта', 'بحر', "l'eau", 'a&b', '3', 'near-by', 'ﬁne']
const words = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 5 }).map((some) => some.join(' '))
const name = fc.oneof(
  fc.constantFrom('Porto', 'PÔRTO', 'Évora', 'evora', '東京', 'عمّان', 'São Tomé', 'sao-tome'),
  words,
)

// Few values each, so that ties and edges happen all the time.
const latitude = fc.oneof(fc.constantFrom(-90, -0.000001, 0, 0.000001, 89.999999, 90), millionth(90))
const longitude = fc.oneof(fc.constantFrom(-180, -179.999999, 0, 0.000001, 179.999999, 180), millionth(180))
const price = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 10 ** 12 }))
const published = fc
  .integer({ min: 1, max: 6 })
  .chain((days) => fc.integer({ min: -2, max: 2 }).map((rest) => worldNowMicros - days * dayMicros + rest))

export const anyListing = (ownerIds: number[]): fc.Arbitrary<Listing> =>
  fc.record({
    title: words,
    city: name,
    state: name,
    country: name,
    deal: fc.constantFrom('sell' as const, 'rent' as const),
    categoryId: fc.constantFrom(1, 2, 3),
    priceMinor: price,
    latitude,
    longitude,
    publishedMicros: published,
    expiresMicros: fc.option(fc.constantFrom(worldNowMicros - dayMicros, worldNowMicros + dayMicros), { freq: 2 }),
    reviewState: fc.constantFrom('approved', 'approved', 'approved', 'approved', 'pending', 'expired'),
    isActive: fc.constantFrom(true, true, true, true, false),
    ownerId: fc.constantFrom(...ownerIds),
  })

/** Questions about these listings: most take their values from one of them, so that they find something. */
export const anyQueryAbout = (listings: StoredListing[]): fc.Arbitrary<Filters> =>
  fc.tuple(fc.constantFrom(...listings), fc.constantFrom(...listings)).chain(([one, other]) =>
    fc.record({
      text: maybe(fc.oneof(words, fc.constantFrom(...one.title.split(' ')))),
      city: maybe(fc.oneof({ weight: 3, arbitrary: fc.constant(one.city) }, { weight: 1, arbitrary: name })),
      state: maybe(fc.constantFrom(one.state, other.state)),
      country: maybe(fc.constantFrom(one.country, other.country)),
      deal: maybe(fc.constant(one.deal)),
      categoryId: maybe(fc.constant(one.categoryId)),
      minPrice: maybe(fc.constantFrom(one.priceMinor, other.priceMinor).map(toDecimal)),
      maxPrice: maybe(fc.constantFrom(one.priceMinor, other.priceMinor).map(toDecimal)),
      postedSinceDays: maybe(fc.integer({ min: 0, max: 8 }).map((days) => days + 0.5)),
      bbox: maybe(anyBox(one, other)),
      offset: fc.integer({ min: 0, max: 30 }),
      limit: fc.integer({ min: 1, max: 50 }),
    }),
  )

const anyBox = (one: StoredListing, other: StoredListing) =>
  fc.record({
    west: fc.oneof(fc.constantFrom(one.longitude, other.longitude), longitude),
    south: fc.oneof(fc.constantFrom(one.latitude, other.latitude), latitude),
    east: fc.oneof(fc.constantFrom(one.longitude, other.longitude), longitude),
    north: fc.oneof(fc.constantFrom(one.latitude, other.latitude), latitude),
  })

const toDecimal = (priceMinor: number) => (priceMinor / 100).toFixed(2)
