import { reviewStates } from '@gable/domain/listing-moves'
import { deals, marketStates } from '@gable/domain/market-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import {
  BoundingBox,
  Days,
  Decimal,
  FilePart,
  Flag,
  Id,
  Latitude,
  Longitude,
  page,
  renamed,
  Slug,
  text,
} from './wire.ts'

/** The deal travels by name; 0 and 1 are understood too. */
const Deal = z.codec(z.enum([...deals, '0', '1']), z.enum(deals), {
  decode: (value) => (value === 'sell' || value === '0' ? 'sell' : 'rent'),
  encode: (value) => value,
})
const RentPeriod = z.enum(['daily', 'monthly', 'quarterly', 'yearly'])

/** Variants lie at `<url>/<width>.<avif|webp|jpg>`; without widths they are not made yet. */
export const Picture = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()),
  placeholder: z.string().nullable().describe('A tiny picture as a data URL, to blur until the real one is there'),
})
export type Picture = z.output<typeof Picture>

const card = {
  id: Id,
  slug_id: Slug,
  title: z.string(),
  price: Decimal,
  currency: z.string().length(3),
  property_type: z.enum(deals),
  rentduration: RentPeriod.nullable(),
  category: renamed(z.object({ id: Id, slug_id: Slug, category: z.string() }), { slug_id: 'slug', category: 'name' }),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  title_image: Picture.nullable(),
  parameters: z.array(z.object({ id: Id, key: z.string(), value: z.number(), unit: z.enum(['sqm']).nullable() })),
  created_at: z.string().describe('When it went public, ISO 8601'),
}
const cardNames = {
  slug_id: 'slug',
  property_type: 'deal',
  rentduration: 'rentPeriod',
  title_image: 'titleImage',
  created_at: 'publishedAt',
} as const

export const PropertyCard = renamed(z.object(card), cardNames)
export type PropertyCard = z.output<typeof PropertyCard>

const detail = {
  ...card,
  description: z.string().optional(),
  gallery: z.array(Picture).optional(),
  request_status: z.enum(reviewStates).optional(),
  market_state: z.enum(marketStates).optional(),
  status: Flag.optional(),
  is_own: z.boolean().optional().describe('Whether the caller is its lister'),
  lister: renamed(z.object({ id: Id, name: z.string(), profile: z.string(), added_at: z.string() }), {
    profile: 'profileImageUrl',
    added_at: 'memberSince',
  }).optional(),
}

/** A card, with the detail fields when one property was asked for. */
export const Property = renamed(z.object(detail), {
  ...cardNames,
  request_status: 'reviewState',
  market_state: 'marketState',
  status: 'isActive',
  is_own: 'isOwn',
})
export type Property = z.output<typeof Property>
export type PropertyDetail = Required<Property>

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
  search: text(200).optional(),
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
  input: renamed(z.strictObject({ ...filters, id: Id.optional(), slug_id: Slug.optional() }), {
    ...filterNames,
    slug_id: 'slug',
  }),
  output: z.array(Property),
  errors: ['not_found'],
} as const satisfies Call

const place = {
  city: text(200, 1),
  state: text(200, 1),
  country: text(200, 1),
  address: text(500, 1),
  latitude: Latitude,
  longitude: Longitude,
}

export const postProperty = {
  method: 'POST',
  path: '/post_property',
  access: 'member',
  demo: 'refused',
  summary: 'Post a property for review; send an Idempotency-Key, so that a retry posts nothing twice',
  hasFiles: true,
  input: renamed(
    z.strictObject({
      ...place,
      title: text(200, 1),
      description: text(20_000, 1),
      price: Decimal,
      category_id: Id,
      property_type: Deal,
      rentduration: RentPeriod.optional(),
      slug_id: text(300).optional().describe('A wish: the server makes the slug'),
      parameters: z
        .array(renamed(z.strictObject({ parameter_id: Id, value: Decimal }), { parameter_id: 'parameterId' }))
        .max(100)
        .optional(),
      title_image: FilePart,
      gallery_images: z.array(FilePart).max(50).optional(),
    }),
    {
      category_id: 'categoryId',
      property_type: 'deal',
      rentduration: 'rentPeriod',
      slug_id: 'wishedSlug',
      title_image: 'titleImage',
      gallery_images: 'galleryImages',
    },
  ),
  output: renamed(z.object({ id: Id, slug_id: Slug, request_status: z.enum(reviewStates) }), {
    slug_id: 'slug',
    request_status: 'reviewState',
  }),
  errors: ['photo_refused', 'not_found'],
} as const satisfies Call
