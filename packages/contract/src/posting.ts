import { reviewStates } from '@gable/domain/listing-moves'
import { marketStates, type MarketWish, marketWishes } from '@gable/domain/market-moves'
import { mostPhotos } from '@gable/domain/photo-rules'
import * as z from 'zod'
import type { Call } from './call.ts'
import { WrittenParameters } from './catalogue.ts'
import { Deal, Property, RentPeriod } from './property.ts'
import {
  Decimal,
  FilePart,
  Flag,
  Id,
  Latitude,
  Longitude,
  page,
  PictureOrder,
  renamed,
  Slug,
  text,
  uuids,
} from './wire.ts'

const ignored = z.unknown().optional()
const FacilityDistance = renamed(z.strictObject({ facility_id: Id, distance: Decimal.describe('Kilometres') }), {
  facility_id: 'facilityId',
  distance: 'distanceKm',
})

const required = {
  title: text(200, 1),
  description: text(20_000, 1),
  price: Decimal,
  category_id: Id,
  property_type: Deal,
  city: text(200, 1),
  state: text(200, 1),
  country: text(200, 1),
  address: text(500, 1),
  latitude: Latitude,
  longitude: Longitude,
  title_image: FilePart,
}
const optional = {
  rentduration: RentPeriod.optional(),
  slug_id: text(300).optional().describe('A wish: the server makes the slug, and old ones lead to it'),
  video_link: text(500).optional(),
  meta_title: text(200).optional().describe('Search engines cut it after 60 characters'),
  meta_description: text(160).optional().describe('Empty, or 50 to 160 characters'),
  meta_keywords: text(500).optional().describe('At most 10 phrases between commas'),
  meta_image: FilePart.optional(),
  is_premium: Flag.optional(),
  client_address: text(500).optional().describe('For the lister and staff only'),
  hide_location: Flag.optional().describe('Ours: show a point nearby and no street'),
  three_d_image: FilePart.optional().describe('A 360° panorama, twice as wide as high'),
  parameters: WrittenParameters.optional(),
  facilities: z.array(FacilityDistance).max(100).optional(),
  gallery_images: z
    .array(FilePart)
    .max(mostPhotos - 1)
    .optional(),
  documents: z.array(FilePart).max(20).optional(),
  userid: ignored.describe('Accepted and ignored: the session says who calls'),
}
const names = {
  category_id: 'categoryId',
  property_type: 'deal',
  rentduration: 'rentPeriod',
  slug_id: 'wishedSlug',
  title_image: 'titleImage',
  video_link: 'videoLink',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  meta_keywords: 'metaKeywords',
  meta_image: 'metaImage',
  is_premium: 'isPremium',
  client_address: 'clientAddress',
  hide_location: 'hidesLocation',
  three_d_image: 'panorama',
  gallery_images: 'galleryImages',
} as const

const Saved = renamed(z.object({ id: Id, slug_id: Slug, request_status: z.enum(reviewStates), version: z.int() }), {
  slug_id: 'slug',
  request_status: 'reviewState',
})
/** Why somebody may not list anything yet. */
export const gateErrors = ['profile_incomplete', 'not_verified', 'package_required'] as const

export const postProperty = {
  method: 'POST',
  path: '/post_property',
  access: 'member',
  demo: 'refused',
  summary: 'Post a property for review; send an Idempotency-Key, so that a retry posts nothing twice',
  hasFiles: true,
  input: renamed(
    z.strictObject({
      ...required,
      ...optional,
      draft_id: z.uuid().optional().describe('Ours: the draft that this was; it is gone exactly if this is posted'),
    }),
    { ...names, draft_id: 'draftId' },
  ),
  output: Saved,
  errors: ['photo_refused', 'not_found', ...gateErrors],
} as const satisfies Call

const optionalRequired = z.object(required).partial().shape

export const updateProperty = {
  method: 'POST',
  path: '/update_post_property',
  access: 'member',
  demo: 'refused',
  summary: 'Change what was sent of an own property; what is absent stays, an empty text is emptied',
  hasFiles: true,
  isUpdate: true,
  input: renamed(
    z.strictObject({
      id: Id,
      ...optionalRequired,
      ...optional,
      gallery_images: z.array(FilePart).max(mostPhotos).optional(),
      version: Id.optional().describe('Ours: the version that was read; another one since is refused'),
      action_type: ignored.describe('Accepted and ignored'),
      remove_three_d_image: Flag.optional(),
      remove_gallery_images: uuids(60).optional(),
      remove_documents: uuids(60).optional(),
      picture_order: PictureOrder.optional().describe(
        'Ours: ids of its pictures, the cover first; new:0, new:1 … are the new gallery_images; what is not named follows',
      ),
    }),
    {
      ...names,
      remove_three_d_image: 'removesPanorama',
      remove_gallery_images: 'removedPictureIds',
      remove_documents: 'removedDocumentIds',
      picture_order: 'pictureOrder',
    },
  ),
  output: Saved,
  errors: ['photo_refused', 'not_found', 'changed_meanwhile', 'illegal_move'],
} as const satisfies Call

const id = z.strictObject({ id: Id })

export const deleteProperty = {
  method: 'POST',
  path: '/delete_property',
  access: 'member',
  demo: 'refused',
  summary: 'Delete an own property: hidden at once, erased when the time to undo it is over',
  input: id,
  output: renamed(z.object({ restore_until: z.string() }), { restore_until: 'restoreUntil' }),
  errors: ['not_found'],
} as const satisfies Call

export const restoreProperty = {
  method: 'POST',
  path: '/restore-property',
  access: 'member',
  demo: 'refused',
  summary: 'Undo a deletion in time',
  input: id,
  output: Saved,
  errors: ['not_found'],
} as const satisfies Call

const wishes = Object.keys(marketWishes) as [MarketWish, ...MarketWish[]]

export const setMarketState = {
  method: 'POST',
  path: '/update_property_status',
  access: 'member',
  demo: 'refused',
  summary: 'Say where the market stands: sold, rented, under offer, or available again; needs no review',
  input: renamed(z.strictObject({ property_id: Id, status: z.enum(wishes) }), {
    property_id: 'id',
    status: 'wish',
  }),
  output: renamed(z.object({ id: Id, market_state: z.enum(marketStates) }), { market_state: 'marketState' }),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const setPropertyActive = {
  method: 'POST',
  path: '/change-property-status',
  access: 'member',
  demo: 'refused',
  summary: 'Switch an own property on or off; off hides it without a review',
  input: renamed(z.strictObject({ property_id: Id, status: Flag }), { property_id: 'id', status: 'isActive' }),
  output: renamed(z.object({ id: Id, status: Flag }), { status: 'isActive' }),
  errors: ['not_found'],
} as const satisfies Call

export const renewProperty = {
  method: 'POST',
  path: '/renew-property',
  access: 'optional',
  demo: 'refused',
  summary: 'Keep a property on the site: by its id for its lister, by the token of the mailed link for whoever has it',
  input: z.strictObject({ id: Id.optional(), token: z.string().max(500).optional() }),
  output: renamed(
    z.object({
      id: Id,
      slug_id: Slug,
      request_status: z.enum(reviewStates),
      expires_at: z.string().nullable(),
      is_renewed: z.boolean().describe('False when there was nothing to do, such as for a link that was used before'),
    }),
    { slug_id: 'slug', request_status: 'reviewState', expires_at: 'expiresAt', is_renewed: 'isRenewed' },
  ),
  errors: ['not_found', 'illegal_move', 'code_expired', ...gateErrors],
} as const satisfies Call

/** How a lister's own listings are looked through. Expiring and under offer are parts of live. */
export const listingTabs = [
  'live',
  'review',
  'rejected',
  'expiring',
  'under_offer',
  'closed',
  'expired',
  'paused',
] as const
export type ListingTab = (typeof listingTabs)[number]

export const ownSorts = ['newest', 'attention'] as const

export const getAddedProperties = {
  method: 'GET',
  path: '/get-added-properties',
  access: 'member',
  demo: 'allowed',
  summary: 'The own properties in every state, newest first; by slug_id one of them',
  input: renamed(
    z.strictObject({
      ...page,
      slug_id: Slug.optional(),
      is_promoted: Flag.optional(),
      tab: z.enum(listingTabs).optional().describe('Ours'),
      search: text(200).optional().describe('Ours: words or a reference'),
      sort: z.enum(ownSorts).optional().describe('Ours: newest first, or what needs attention before it'),
    }),
    { slug_id: 'slug', is_promoted: 'isPromoted', search: 'text' },
  ),
  output: z.array(Property),
  errors: ['not_found'],
} as const satisfies Call

export const countAddedProperties = {
  method: 'GET',
  path: '/get-added-property-counts',
  access: 'member',
  demo: 'allowed',
  summary: 'How many own properties there are behind each tab',
  input: z.strictObject({}),
  output: z.object({ all: z.int(), drafts: z.int(), tabs: z.record(z.enum(listingTabs), z.int()) }),
  errors: [],
} as const satisfies Call
