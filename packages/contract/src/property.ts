import { reviewStates } from '@gable/domain/listing-moves'
import { deals, marketStates } from '@gable/domain/market-moves'
import { pictureRooms } from '@gable/domain/picture-rooms'
import * as z from 'zod'
import { SpokenLanguage } from './accounts.ts'
import { StatedParameter } from './catalogue.ts'
import {
  detailLanguageShape,
  languageNames,
  namesOf,
  ownLanguageShape,
  shapeOf,
  textLanguageShape,
} from './content-fields.ts'
import { RentPeriod } from './deal.ts'
import { placeLabel, placeLabelName } from './place-label.ts'
import { propertyFields } from './property-content.ts'
import { advertisementShape } from './advertisement.ts'
import { Decimal, Flag, Id, renamed, Slug } from './wire.ts'

/** Variants lie at `<url>/<width>.<avif|webp|jpg>`; without widths they are not made yet. */
export const Picture = z.object({
  id: z.string().describe('Empty for the blurred picture of a locked home'),
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()),
  placeholder: z.string().nullable().describe('A tiny picture as a data URL, to blur until the real one is there'),
  room: z
    .enum(pictureRooms)
    .nullable()
    .optional()
    .describe('What it shows, as its lister said; of the pictures of a listing that is asked for by itself'),
})
export type Picture = z.output<typeof Picture>

export const cardFields = {
  id: Id,
  slug_id: Slug.describe('The slug it has now; asked by an old one, the page should move here'),
  reference: z.string().describe('A short number to say on the telephone, such as G-7K3Q2F'),
  title: z.string().describe('Empty while locked'),
  ...textLanguageShape,
  price: Decimal.nullable().describe('Null while locked'),
  currency: z.string().length(3),
  property_type: z.enum(deals),
  rentduration: RentPeriod.nullable(),
  category: renamed(z.object({ id: Id, slug_id: Slug, category: z.string() }), { slug_id: 'slug', category: 'name' }),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  address: z.string().describe('Without the street where the lister hides it, and while locked'),
  latitude: z.number(),
  longitude: z.number(),
  ...placeLabel,
  is_approximate: z.boolean().describe('Whether the point was moved, because the exact one is not for everybody'),
  title_image: Picture.nullable(),
  parameters: z.array(StatedParameter).describe('In a list only those that stand on a card'),
  market_state: z.enum(marketStates),
  is_premium: z.boolean(),
  is_locked: z.boolean().describe('A premium home whose particulars the caller may not see'),
  created_at: z.string().describe('When it went public, ISO 8601'),
  total_views: z.int().nonnegative().describe('How often it was opened, by each visitor once a day; 0 while locked'),
  total_likes: z.int().nonnegative().describe('How many members keep it, its lister aside; 0 while locked'),
  is_favourite: z.boolean().describe('Whether the caller keeps it'),
  ...advertisementShape,
}
export const cardNames = {
  slug_id: 'slug',
  text_language: languageNames.text_language,
  property_type: 'deal',
  rentduration: 'rentPeriod',
  ...placeLabelName,
  is_approximate: 'isApproximate',
  title_image: 'titleImage',
  market_state: 'marketState',
  is_premium: 'isPremium',
  is_locked: 'isLocked',
  created_at: 'publishedAt',
  total_views: 'views',
  total_likes: 'likes',
  is_favourite: 'isFavourite',
} as const

/** How many pictures a card shows besides the first. */
export const maxMoreImages = 4
const MoreImages = z
  .array(Picture)
  .max(maxMoreImages)
  .describe('In a search, the pictures after the title image, without placeholders; absent where there are none')

export const PropertyCard = renamed(z.object({ ...cardFields, more_images: MoreImages.optional() }), {
  ...cardNames,
  more_images: 'moreImages',
})
export type PropertyCard = z.output<typeof PropertyCard>

export const Meta = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  image: Picture.nullable(),
})

export const Document = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  type: z.string(),
  size: z.int(),
  state: z
    .enum(['checking', 'refused'])
    .optional()
    .describe('For its lister alone: nobody else can have it, or ever will'),
})

const NearFacility = renamed(
  z.object({
    id: Id,
    key: z.string(),
    name: z.string(),
    image: z.string().describe('The name of its icon'),
    distance: z.number().nonnegative().describe('Kilometres'),
  }),
  { image: 'icon', distance: 'distanceKm' },
)

const PriceChange = renamed(z.object({ price: Decimal, changed_at: z.string() }), { changed_at: 'changedAt' })

/** What only its lister and staff are told. */
const OwnFacts = renamed(
  z.object({
    version: z.int().describe('Send it back with a change, to be told when somebody else was faster'),
    ...shapeOf(propertyFields, 'own'),
    ...ownLanguageShape,
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    reject_reason: z.string().nullable(),
    expires_at: z.string().nullable(),
    interested: z.int().nonnegative().describe('How many members are interested'),
  }),
  { ...namesOf(propertyFields, 'own'), own_texts: 'ownTexts', reject_reason: 'rejectReason', expires_at: 'expiresAt' },
)
export type OwnFacts = z.output<typeof OwnFacts>

/** The agency that somebody works for, and where its page is. */
export const AgencyLink = renamed(z.object({ slug_id: Slug, name: z.string() }), { slug_id: 'slug' })
export type AgencyLink = z.output<typeof AgencyLink>

/** What the page of a listing says of its agent, and where their own page is. */
const ListerAgent = renamed(
  z.object({
    slug_id: Slug,
    is_verified: z.boolean(),
    property_count: z.int().nonnegative(),
    rating: z.number().min(1).max(5).nullable(),
    review_count: z.int().nonnegative(),
    languages: z.array(SpokenLanguage),
    agency: AgencyLink.nullable(),
  }),
  { slug_id: 'slug', is_verified: 'isVerified', property_count: 'propertyCount', review_count: 'reviewCount' },
)
export type ListerAgent = z.output<typeof ListerAgent>

export const Lister = renamed(
  z.object({
    id: Id,
    name: z.string(),
    profile: z.string(),
    added_at: z.string(),
    agent: ListerAgent.nullable().optional().describe('Ours: null where they are no agent'),
  }),
  { profile: 'profileImageUrl', added_at: 'memberSince' },
)

/** In the words of the refusal that every path of contact would give. */
export const ContactClosed = z
  .enum(['blocked_by_you', 'blocked_you'])
  .nullable()
  .describe('Why the caller and the lister cannot reach each other; null where they can')

const detail = {
  ...cardFields,
  ...z.object(shapeOf(propertyFields, 'detail')).partial().shape,
  ...detailLanguageShape,
  gallery: z.array(Picture).optional().describe('Without the title image'),
  three_d_image: Picture.nullable().optional(),
  documents: z.array(Document).optional(),
  facilities: z.array(NearFacility).optional(),
  meta: Meta.optional(),
  request_status: z.enum(reviewStates).optional(),
  status: Flag.optional(),
  is_own: z.boolean().optional().describe('Whether the caller is its lister'),
  is_reported: z.boolean().optional().describe('Whether the caller has an open report about it'),
  is_interested: z.boolean().optional().describe('Whether the caller told its lister so'),
  is_contact_shared: z.boolean().optional().describe('Whether the lister may read how to reach the caller'),
  contact_closed: ContactClosed.optional(),
  has_number: z.boolean().optional().describe('Whether show-number answers the number of its lister'),
  lister: Lister.optional(),
  price_history: z.array(PriceChange).optional().describe('Oldest first; the first is the price it was listed at'),
  days_on_market: z.int().nonnegative().nullable().optional().describe('Null before it was ever public'),
  own: OwnFacts.nullable().optional().describe('For its lister and staff, null for everybody else'),
  similar: z.array(PropertyCard).optional().describe('Empty unless get_simiilar asks for them'),
}

/** A card, with the detail fields when one property was asked for. */
export const Property = renamed(z.object(detail), {
  ...cardNames,
  text_languages: languageNames.text_languages,
  ...namesOf(propertyFields, 'detail'),
  three_d_image: 'panorama',
  request_status: 'reviewState',
  status: 'isActive',
  is_own: 'isOwn',
  is_reported: 'isReported',
  is_interested: 'isInterested',
  is_contact_shared: 'isContactShared',
  contact_closed: 'contactClosed',
  has_number: 'hasNumber',
  price_history: 'priceHistory',
  days_on_market: 'daysOnMarket',
})
export type Property = z.output<typeof Property>
/** Who keeps pages has some of before they said their languages. */
type Loose = 'placeLabel' | 'textLanguage' | 'textLanguages' | 'advertisement'
export type PropertyDetail = Required<Omit<Property, Loose>> & Pick<Property, Loose>
