import * as z from 'zod'
import type { Call } from './call.ts'
import { Deal, Property, PropertyCard } from './property.ts'
import { BoundingBox, Days, Decimal, Flag, Id, page, renamed, Slug, text } from './wire.ts'

const filters = {
  ...page,
  property_type: Deal.optional(),
  category_id: Id.optional(),
  category_slug_id: Slug.optional(),
  city: text(200).optional(),
  state: text(200).optional(),
  country: text(200).optional(),
  min_price: Decimal.optional(),
  max_price: Decimal.optional(),
  posted_since: Days.optional().describe('At most so many days ago'),
  search: text(200).optional().describe('Words, or a reference such as G-7K3Q2F'),
  bbox: BoundingBox.optional().describe('Ours: west,south,east,north in degrees'),
}
const filterNames = {
  property_type: 'deal',
  category_id: 'categoryId',
  category_slug_id: 'categorySlug',
  min_price: 'minPrice',
  max_price: 'maxPrice',
  posted_since: 'postedSinceDays',
  search: 'text',
} as const

export const searchProperties = {
  method: 'GET',
  path: '/get-property-list',
  access: 'optional',
  demo: 'allowed',
  summary: 'Search public properties, newest first',
  input: renamed(z.strictObject(filters), filterNames),
  output: z.array(PropertyCard),
  errors: [],
} as const satisfies Call

export const getProperties = {
  method: 'GET',
  path: '/get_property',
  access: 'optional',
  demo: 'allowed',
  summary: 'Search like get-property-list; by id or slug_id a list of one with the detail fields',
  input: renamed(
    z.strictObject({
      ...filters,
      id: Id.optional(),
      slug_id: Slug.optional(),
      get_simiilar: Flag.optional().describe('With the detail, a few homes like it'),
    }),
    { ...filterNames, slug_id: 'slug', get_simiilar: 'withSimilar' },
  ),
  output: z.array(Property),
  errors: ['not_found', 'premium_required'],
} as const satisfies Call
