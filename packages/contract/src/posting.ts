import { reviewStates } from '@gable/domain/listing-moves'
import { marketStates, type MarketWish, marketWishes } from '@gable/domain/market-moves'
import { maxPhotos } from '@gable/domain/photo-rules'
import * as z from 'zod'
import type { Call } from './call.ts'
import { namesOf, shapeOf } from './content-fields.ts'
import {
  changeFields,
  changeNames,
  deleteCall,
  gateErrors,
  newFields,
  newNames,
  ownCountsCall,
  restoreCall,
  Saved,
  switchCall,
} from './listing-calls.ts'
import { Property } from './property.ts'
import { optionalFields, propertyFields, requiredFields } from './property-content.ts'
import { FilePart, Flag, Id, page, renamed, Slug, text } from './wire.ts'

const required = z.object(shapeOf(requiredFields, 'posted'))
const optional = z.object(shapeOf(optionalFields, 'posted')).partial()
const names = namesOf(propertyFields, 'posted')

export const postProperty = {
  method: 'POST',
  path: '/post_property',
  access: 'member',
  demo: 'refused',
  summary: 'Post a property for review; send an Idempotency-Key, so that a retry posts nothing twice',
  hasFiles: true,
  input: renamed(
    z.strictObject({
      ...required.shape,
      ...optional.shape,
      ...newFields,
    }),
    { ...names, ...newNames },
  ),
  output: Saved,
  errors: ['photo_refused', 'not_found', ...gateErrors],
} as const satisfies Call

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
      ...required.partial().shape,
      ...optional.shape,
      gallery_images: z.array(FilePart).max(maxPhotos).optional(),
      ...changeFields,
      remove_three_d_image: Flag.optional(),
      userid: newFields.userid,
      action_type: z.unknown().optional().describe('Accepted and ignored'),
    }),
    { ...names, ...changeNames, remove_three_d_image: 'removesPanorama' },
  ),
  output: Saved,
  errors: ['photo_refused', 'not_found', 'changed_meanwhile', 'illegal_move', 'package_required'],
} as const satisfies Call

export const deleteProperty = deleteCall('property')
export const restoreProperty = restoreCall('property')
export const setPropertyActive = switchCall('property')

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

export const countAddedProperties = ownCountsCall('property', {
  plural: 'properties',
  output: z.object({ all: z.int(), drafts: z.int(), tabs: z.record(z.enum(listingTabs), z.int()) }),
})
