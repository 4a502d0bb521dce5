import type { ReviewState } from '@gable/domain/listing-moves'
import type { MarketState } from '@gable/domain/market-moves'
import type { ParameterValue } from '@gable/domain/parameter-values'
import { toReference } from '@gable/domain/reference'
import { type SearchDocument, toDayNumber } from '@gable/domain/search-document'
import { cityKey, searchWords, wordsInOrder } from '@gable/domain/search-words'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** A property as a search sees it. Times are in microseconds, as PostgreSQL keeps them. */
export type Listing = {
  title: string
  description: string
  city: string
  state: string
  country: string
  address: string
  hidesLocation: boolean
  deal: 'sell' | 'rent'
  categoryId: number
  priceMinor: number
  /** What it cost before it was last changed. */
  earlierPriceMinor: number | null
  latitude: number
  longitude: number
  publishedMicros: number
  expiresMicros: number | null
  reviewState: ReviewState
  isActive: boolean
  isPremium: boolean
  /** Sold, or rented where it was to let. */
  isTaken: boolean
  ownerId: number
  hasPhotos: boolean
  hasVideo: boolean
  hasPanorama: boolean
  parameters: Record<string, ParameterValue>
  facilities: { id: number; metres: number }[]
  /** Until when it is promoted: on the home page, and first in results. */
  promotedUntil: { slider?: number | undefined; list?: number | undefined }
}
export type StoredListing = Listing & { id: number }

/** What most tests do not care about. */
const defaults = {
  description: '',
  address: '',
  hidesLocation: false,
  earlierPriceMinor: null,
  isPremium: false,
  isTaken: false,
  hasPhotos: false,
  hasVideo: false,
  hasPanorama: false,
  parameters: {},
  facilities: [],
  promotedUntil: {},
} satisfies Partial<Listing>
export type NewListing = Omit<Listing, keyof typeof defaults> & Partial<Pick<Listing, keyof typeof defaults>>

/** A public flat in Porto, and what is told of it otherwise. */
export const plainListing = (ownerId: number, facts: Partial<Listing> = {}): NewListing => ({
  title: 'A home',
  city: 'Porto',
  state: 'Porto District',
  country: 'Portugal',
  deal: 'sell',
  categoryId: 2,
  priceMinor: 50_000_000,
  latitude: 41.15,
  longitude: -8.61,
  publishedMicros: Date.now() * 1_000,
  expiresMicros: null,
  reviewState: 'approved',
  isActive: true,
  ownerId,
  ...facts,
})

/** So few that no statement runs out of time, on a slow machine either. */
const batchSize = 500

/** Many listings in a few statements, past every rule of posting: for tests of what reads them. */
export async function insertListings(db: Db, given: NewListing[]): Promise<StoredListing[]> {
  const stored: StoredListing[] = []
  for (let done = 0; done < given.length; done += batchSize) {
    stored.push(...(await insertBatch(db, given.slice(done, done + batchSize))))
  }
  return stored
}

async function insertBatch(db: Db, given: NewListing[]): Promise<StoredListing[]> {
  const listings: Listing[] = given.map((listing) => ({ ...defaults, ...listing }))
  const rows = listings.map((listing, row) => ({
    ...listing,
    row,
    marketState: marketStateOf(listing),
    words: searchWords([listing.title, listing.city, listing.state, listing.country].join(' ')),
    cityKey: cityKey(listing.city),
    stateKey: cityKey(listing.state),
    countryKey: cityKey(listing.country),
    publishedAt: fromMicros(listing.publishedMicros),
    expiresAt: listing.expiresMicros === null ? null : fromMicros(listing.expiresMicros),
  }))
  const { rows: added } = await sql<{ id: number }>`
    insert into property (owner_id, slug, title, description, price_minor, currency, deal, rent_period, category_id,
      market_state, review_state, is_active, is_premium, city, state, country, address, city_key, state_key, country_key,
      location, shown_location, words, published_at, expires_at, parameters, video_link, hides_location)
    select "ownerId", gen_random_uuid(), title, description, "priceMinor", 'USD', deal,
      case deal when 'rent' then 'monthly' end, "categoryId", "marketState", "reviewState", "isActive", "isPremium",
      city, state, country, address, "cityKey", "stateKey", "countryKey",
      st_setsrid(st_makepoint(longitude, latitude), 4326)::geography,
      case when "hidesLocation" then st_setsrid(st_makepoint(longitude, latitude), 4326)::geography end,
      array_to_tsvector(words),
      "publishedAt", "expiresAt", parameters, case when "hasVideo" then 'https://youtu.be/dQw4w9WgXcQ' else '' end,
      "hidesLocation"
    from json_to_recordset(${JSON.stringify(rows)}::json) as listing (row int, "ownerId" bigint, title text,
      description text, "priceMinor" bigint, deal text, "categoryId" bigint, "marketState" text, "reviewState" text,
      "isActive" boolean, "isPremium" boolean, city text, state text, country text, address text,
      "hidesLocation" boolean, "cityKey" text, "stateKey" text,
      "countryKey" text, latitude float8, longitude float8, words text[], "publishedAt" timestamptz, "expiresAt" timestamptz,
      parameters jsonb, "hasVideo" boolean)
    order by row
    returning id`.execute(db)
  const stored = listings.map((listing, row) => ({ ...listing, id: added[row]?.id ?? 0 }))
  await addParts(db, stored)
  return stored
}

const marketStateOf = ({ deal, isTaken }: Listing): MarketState =>
  isTaken ? (deal === 'rent' ? 'rented' : 'sold') : deal === 'rent' ? 'for_rent' : 'for_sale'

async function addPromotions(db: Db, listings: StoredListing[]) {
  const promotions = listings.flatMap(({ id, ownerId, promotedUntil }) =>
    Object.entries(promotedUntil).flatMap(([type, until]) => (until ? [{ id, ownerId, type, until }] : [])),
  )
  await sql`
    insert into advertisement (account_id, property_id, type, state, days, starts_at, ends_at)
    select "ownerId", id, type, 'running', 30, 'epoch', 'epoch'::timestamptz + until * interval '1 microsecond'
    from json_to_recordset(${JSON.stringify(promotions)}::json)
      as promotion (id bigint, "ownerId" bigint, type text, until bigint)`.execute(db)
}

async function addParts(db: Db, listings: StoredListing[]) {
  await addPromotions(db, listings)
  const facilities = listings.flatMap(({ id, facilities: near }) => near.map((facility) => ({ id, facility })))
  await sql`
    insert into property_facility (property_id, facility_id, distance_metres)
    select id, (facility->>'id')::bigint, (facility->>'metres')::int
    from json_to_recordset(${JSON.stringify(facilities)}::json) as near (id bigint, facility json)`.execute(db)
  const changes = listings.flatMap(({ id, priceMinor, earlierPriceMinor }) =>
    earlierPriceMinor === null ? [] : [{ id, detail: { from: earlierPriceMinor, to: priceMinor } }],
  )
  await sql`
    insert into event (name, subject_id, detail)
    select 'property.price-changed', id, detail
    from json_to_recordset(${JSON.stringify(changes)}::json) as change (id bigint, detail jsonb)`.execute(db)
  await addPictures(
    db,
    'property_picture (property_id, position, media_id) select listing, 0',
    listings.filter(({ hasPhotos }) => hasPhotos),
  )
  await addPictures(
    db,
    `property_extra_picture (property_id, kind, media_id) select listing, 'panorama'`,
    listings.filter(({ hasPanorama }) => hasPanorama),
  )
}

async function addPictures(db: Db, target: string, listings: StoredListing[]) {
  const [ids, owners] = [listings.map(({ id }) => id), listings.map(({ ownerId }) => ownerId)]
  await sql`
    with picture as (
      insert into media (id, owner_id, original_key, width, height)
      select gen_random_uuid(), owner, gen_random_uuid(), 800, 600 from unnest(${owners}::bigint[]) owner
      returning id),
    numbered as (select id, row_number() over () as number from picture)
    insert into ${sql.raw(target)}, id
    from numbered join unnest(${ids}::bigint[]) with ordinality as used (listing, number) using (number)`.execute(db)
}

const areaId = 3
const availableFromId = 12

/** The same listing as a search should see it, made without the code under test. */
export function toReferenceDocument(listing: StoredListing): SearchDocument {
  const { title, description, city, state, country, parameters, facilities, priceMinor, earlierPriceMinor } = listing
  const values = Object.entries(parameters)
  const numbers = values.flatMap(([id, value]): [string, number][] => {
    if (typeof value === 'number') return [[id, value]]
    return Number(id) === availableFromId ? [[id, toDayNumber(String(value))]] : []
  })
  const options = values.flatMap(([id, value]) =>
    typeof value === 'number' || Number(id) === availableFromId ? [] : [value].flat().map((one) => `${id}:${one}`),
  )
  const area = parameters[areaId]
  const drop = earlierPriceMinor === null ? 0 : (earlierPriceMinor - priceMinor) / earlierPriceMinor
  const shownAddress = listing.hidesLocation ? [] : [listing.address]
  const names = categoryNames[listing.categoryId] ?? []
  const inOrder = (texts: string[]) => texts.map(wordsInOrder)
  return {
    ...listing,
    cityKey: cityKey(city),
    stateKey: cityKey(state),
    countryKey: cityKey(country),
    x: Math.round(listing.longitude * 1e6),
    y: Math.round(listing.latitude * 1e6),
    pricePerArea: typeof area === 'number' ? priceMinor / area : null,
    reduction: drop > 0 ? Math.max(1, Math.round(drop * 10_000)) : 0,
    viewCount: 0,
    likeCount: 0,
    promotedUntilMicros: Math.max(listing.promotedUntil.slider ?? 0, listing.promotedUntil.list ?? 0),
    onTopUntilMicros: listing.promotedUntil.list ?? 0,
    numbers: Object.fromEntries(numbers),
    options,
    facilityMetres: Object.fromEntries(facilities.map(({ id, metres }) => [id, metres])),
    placeLexemes: listing.isPremium || listing.hidesLocation ? [] : lexemesOfParts(listing.address),
    texts: {
      title: inOrder([title]),
      place: inOrder([toReference(listing.id), city, state, country, ...shownAddress, ...names]),
      body: inOrder([description]),
    },
  }
}

/** Test addresses are `7 Mill Lane, Old Town`: a street and a district, or nothing. */
function lexemesOfParts(address: string): string[] {
  const [street, district] = address.split(', ')
  return [
    ...(street ? [`street:${cityKey(street.replace(/^\d+ /, ''))}`] : []),
    ...(district ? [`district:${cityKey(district)}`] : []),
  ]
}

const categoryNames: Record<number, string[]> = {
  1: ['House', 'بيت', 'Haus', 'Casa', 'Maison', 'मकान', 'Moradia', '独栋住宅'],
  2: ['Apartment', 'شقة', 'Wohnung', 'Piso', 'Appartement', 'अपार्टमेंट', 'Apartamento', '公寓'],
  3: ['Villa', 'فيلا', 'विला', 'Vivenda', '别墅'],
}

/** A Date would cut the microseconds off. */
function fromMicros(micros: number): string {
  const wholeMs = Math.floor(micros / 1000)
  const rest = String(micros - wholeMs * 1000).padStart(3, '0')
  return new Date(wholeMs).toISOString().replace('Z', `${rest}Z`)
}
