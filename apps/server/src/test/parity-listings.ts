import { type Listing, type NewListing, plainListing } from './listings.ts'

const dayMicros = 86_400_000_000
/** Fixed once per run, so that a case may say "two days ago" and mean a row. */
export const worldNowMicros = Date.now() * 1000

const listing = (title: string, facts: Partial<Listing> = {}): NewListing =>
  plainListing(0, {
    title,
    state: 'Norte',
    categoryId: 1,
    priceMinor: 10_000_000,
    publishedMicros: worldNowMicros - 10 * dayMicros,
    ...facts,
  })

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

const byText = [
  listing('Casa com jardim em São João', { city: 'São Paulo', state: 'SP', country: 'Brasil' }),
  listing('casa sem JARDIM, sao joao', { city: 'sao-paulo', state: 'sp', country: 'BRASIL' }),
  listing('Jardim da Casa'),
  listing('Straße am Fluß', { city: 'Köln', country: 'Deutschland' }),
  listing('STRASSE am FLUSS', { city: 'KOELN', country: 'Deutschland' }),
  listing('東京の庭付き一戸建て', { city: '東京', state: '東京都', country: '日本' }),
  listing('京都の町家', { city: '京都', state: '京都府', country: '日本' }),
  listing('شقّة جميلة على البحر', { city: 'بيروت', state: 'بيروت', country: 'لبنان' }),
  listing('شقه جميله', { city: 'بيروت', state: 'بيروت', country: 'لبنان' }),
  listing('บ้านริมทะเล', { city: 'กรุงเทพ', country: 'ไทย' }),
  listing('Квартира у моря', { city: 'Одеса', country: 'Україна' }),
  listing('not and or & | ! <-> : * operators'),
  listing('O\'Brien\'s \\ cottage (old) "quoted" 50% off'),
  listing('flat a:b c:* d:A'),
  listing('x'.repeat(70)),
  listing('دار ٣ غرف', { city: 'عمّان' }),
  listing('Loft 3 rooms'),
]

const byPlace = [
  listing('on the equator', at(0, 0)),
  listing('north pole', at(90, 0)),
  listing('south pole', at(-90, 45)),
  listing('east of the line', at(-16.5, -179.999999)),
  listing('on the line from the east', at(-16.5, -180)),
  listing('on the line from the west', at(-16.5, 180)),
  listing('west of the line', at(-16.5, 179.999999)),
  listing('an edge', at(10.123456, 20.654321)),
  listing('a millionth north of it', at(10.123457, 20.654321)),
  listing('a millionth west of it', at(10.123456, 20.65432)),
  listing('same name, other state', { city: 'Springfield', state: 'Illinois', country: 'USA' }),
  listing('same name, another state', { city: 'Springfield', state: 'Missouri', country: 'USA' }),
]

const byFact = [
  listing('free', { priceMinor: 0 }),
  listing('one cent', { priceMinor: 1 }),
  listing('dear', { priceMinor: 999_999_999_999_99 }),
  listing('just below a million', { priceMinor: 99_999_999 }),
  listing('a million', { priceMinor: 100_000_000, deal: 'rent' }),
  listing('just above a million', { priceMinor: 100_000_001, categoryId: 2 }),
  listing('a microsecond older', { publishedMicros: worldNowMicros - 3 * dayMicros - 1 }),
  listing('a microsecond newer', { publishedMicros: worldNowMicros - 3 * dayMicros }),
  listing('of the same moment, first', { publishedMicros: worldNowMicros - 4 * dayMicros }),
  listing('of the same moment, second', { publishedMicros: worldNowMicros - 4 * dayMicros }),
  listing('long ago', { publishedMicros: Date.UTC(1999, 11, 31) * 1000 + 1 }),
]

const hidden = [
  listing('hidden: pending', { reviewState: 'pending' }),
  listing('hidden: rejected', { reviewState: 'rejected' }),
  listing('hidden: switched off', { isActive: false }),
  listing('hidden: over', { expiresMicros: worldNowMicros - 1 }),
  listing('hidden: sold', { isTaken: true }),
  listing('hidden: rented', { deal: 'rent', isTaken: true }),
  listing('ends in an hour', { expiresMicros: worldNowMicros + 3_600_000_000 }),
]

const promoted = [
  listing('first in results', { promotedUntil: { list: worldNowMicros + dayMicros } }),
  listing('in the slider', { promotedUntil: { slider: worldNowMicros + dayMicros } }),
  listing('both, one of them over', {
    promotedUntil: { slider: worldNowMicros + dayMicros, list: worldNowMicros - dayMicros },
  }),
  listing('promoted until yesterday', { promotedUntil: { list: worldNowMicros - dayMicros } }),
]

/** Small listings, each with a reason to be there. */
export const handMadeListings = [...byText, ...byPlace, ...byFact, ...hidden, ...promoted]
