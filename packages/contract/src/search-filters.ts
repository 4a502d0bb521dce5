import { sorts } from '@gable/domain/search-query'
import * as z from 'zod'
import { Deal } from './deal.ts'
import { CursorText, IdList, ParameterFilter, Polygons, RangeText, SlugList } from './search-wire.ts'
import { BoundingBox, Days, Decimal, Flag, Id, Latitude, Longitude, page, queryNumber, text } from './wire.ts'

/** A filter as it travels: its name inside, and what it may say. */
type Field = { name: string; schema: z.ZodType }
const field = <const Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) => ({ name, schema })

/** What the specification's lists know. */
const specified = {
  property_type: field('deal', Deal),
  category_id: field('categoryIds', IdList.describe('One id or several')),
  category_slug_id: field('categorySlugs', SlugList.describe('One slug or several')),
  city: field('city', text(200)),
  state: field('state', text(200)),
  country: field('country', text(200)),
  min_price: field('minPrice', Decimal),
  max_price: field('maxPrice', Decimal),
  posted_since: field('postedSinceDays', Days.describe('At most so many days ago')),
  search: field('text', text(200).describe('Words, "a phrase", or a reference such as G-7K3Q2F')),
  promoted: field('isPromoted', Flag),
  most_viewed: field('mostViewed', Flag.describe('The most viewed first')),
  most_liked: field('mostLiked', Flag.describe('The most liked first')),
  parameter_id: field(
    'parameters',
    ParameterFilter.describe('JSON from parameter id to a value, values, or {"min":…,"max":…}'),
  ),
}

const range = (what: string) => RangeText.describe(`Ours: ${what} as min,max`)

/** What a marketplace needs besides. */
const ours = {
  district: field('district', text(200).describe('Ours: as the public addresses of homes name it')),
  street: field('street', text(200).describe('Ours: as the public addresses of homes name it, without a number')),
  bedrooms: field('bedrooms', range('bedrooms')),
  bathrooms: field('bathrooms', range('bathrooms')),
  area: field('area', range('living area in m²')),
  plot: field('plot', range('plot in m²')),
  floor: field('floor', range('floor')),
  year: field('year', range('year of building')),
  facilities: field('facilityIds', IdList.describe('Ours: all of these near')),
  facility_distance: field('facilityMetres', queryNumber(0, 100_000).describe('Ours: how near, in metres')),
  bbox: field('bbox', BoundingBox.describe('Ours: west,south,east,north in degrees')),
  polygon: field('polygons', Polygons.describe('Ours: longitude,latitude,…; several rings with ; between them')),
  polygon_without: field('cutPolygons', Polygons.describe('Ours: rings that are cut out of polygon, written as it is')),
  latitude: field('latitude', Latitude.describe('Ours: of the point for radius and distance')),
  longitude: field('longitude', Longitude),
  radius: field('radiusKm', queryNumber(0, 1_000).describe('Ours: kilometres around latitude and longitude')),
  with_photos: field('withPhotos', Flag.describe('Ours')),
  with_video: field('withVideo', Flag.describe('Ours')),
  with_panorama: field('withPanorama', Flag.describe('Ours')),
  price_drop: field('withPriceDrop', Flag.describe('Ours: cheaper since the last change of the price')),
  with_taken: field('withTaken', Flag.describe('Ours: homes that were sold or let too')),
  userid: field('listerId', Id.describe('Those of one lister')),
  sort: field('sort', z.enum(sorts).describe('Ours: newest unless said otherwise')),
  cursor: field('after', CursorText.describe('Ours: next_cursor of the page before, however deep')),
}

const declared = { ...specified, ...ours }
type Declared = typeof declared

type Fields<D extends Record<string, Field>> = { [Wire in keyof D]: z.ZodOptional<D[Wire]['schema']> }
type Names<D extends Record<string, Field>> = { [Wire in keyof D]: D[Wire]['name'] }
const each = (turn: (field: Field) => unknown): unknown =>
  Object.fromEntries(Object.entries(declared).map(([wire, one]) => [wire, turn(one)]))

/** Every filter of every search call, as the wire spells it, with paging. */
export const searchFields = { ...page, ...(each(({ schema }) => schema.optional()) as Fields<Declared>) }
/** From the spelling of the wire to the names inside. */
export const searchNames = each(({ name }) => name) as Names<Declared>
