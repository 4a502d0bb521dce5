import type { DraftContent } from '@gable/contract/drafts'
import type { PropertyDetail } from '@gable/contract/property'
import type { Deal } from '@gable/domain/market-moves'
import { fromDraftContent, toDraftContent } from '#app/features/listings/wizard/drafts/draft-content.ts'
import { emptyListing, type ListingValues } from '#app/features/listings/wizard/listing-values.ts'
import { storedPictures, toListingMedia, toListingValues } from '#app/features/listings/wizard/stored-listing.ts'
import type { MediaLists } from '#app/features/uploads/media-list.ts'

export const rentPeriods = ['daily', 'monthly', 'quarterly', 'yearly'] as const
export type RentPeriod = (typeof rentPeriods)[number]

export type PostingValues = ListingValues & {
  deal: Deal
  rentPeriod: RentPeriod
  price: string
  isPremium: boolean
  /** By the id of the parameter; several when several may be chosen. */
  parameters: Record<string, string | string[]>
  /** Kilometres by the id of the facility. */
  facilities: Record<string, string>
  hidesLocation: boolean
  clientAddress: string
}

export const emptyPosting: PostingValues = {
  ...emptyListing,
  deal: 'sell',
  rentPeriod: 'monthly',
  price: '',
  isPremium: false,
  parameters: {},
  facilities: {},
  hidesLocation: true,
  clientAddress: '',
}

/** Here and not with the wizard alone: the list of drafts says how far each has come, and needs no form for it. */
export const postingSteps = ['basics', 'details', 'place', 'facilities', 'media', 'search', 'review'] as const
export type PostingStep = Exclude<(typeof postingSteps)[number], 'review'>

/** A listing as its owner typed it once, with its files as they are on the server. */
export function fromProperty(property: PropertyDetail): { values: PostingValues; media: MediaLists } {
  const values = {
    ...toListingValues(property, property.own ?? property),
    deal: property.deal,
    rentPeriod: property.rentPeriod ?? emptyPosting.rentPeriod,
    price: property.price ?? '',
    isPremium: property.isPremium,
    parameters: Object.fromEntries(
      property.parameters.map(({ id, value }) => [id, Array.isArray(value) ? value : String(value)]),
    ),
    facilities: Object.fromEntries(property.facilities.map(({ id, distanceKm }) => [id, String(distanceKm)])),
    hidesLocation: property.own?.hidesLocation ?? false,
    clientAddress: property.own?.clientAddress ?? '',
  }
  return { values, media: { ...toListingMedia(property), panorama: storedPictures([property.panorama]) } }
}

export const fromDraft = (content: DraftContent, before: PostingValues): PostingValues =>
  fromDraftContent(before, content)

export function toDraft(values: PostingValues, media: MediaLists): DraftContent {
  const [parameters, facilities] = [withoutEmpty(values.parameters), withoutEmpty(values.facilities)]
  return toDraftContent(values, media, { parameters, facilities })
}

const withoutEmpty = <Value extends string | string[]>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value && value.length > 0))
