import { deals } from '@gable/domain/market-moves'
import { maxPhotos } from '@gable/domain/photo-rules'
import * as z from 'zod'
import { WrittenParameters } from './catalogue.ts'
import {
  address,
  areaFields,
  categoryField,
  documentsField,
  galleryField,
  languageFields,
  listNames,
  metaImageField,
  metaTextFields,
  type NameIn,
  pointFields,
  slugField,
  textFields,
  UploadId,
  videoField,
} from './content-fields.ts'
import { Deal, RentPeriod } from './deal.ts'
import { Decimal, FilePart, Flag, Id, renamed, text, YesNo } from './wire.ts'

const FacilityDistance = renamed(z.strictObject({ facility_id: Id, distance: Decimal.describe('Kilometres') }), {
  facility_id: 'facilityId',
  distance: 'distanceKm',
})

/** Optional texts that are stored, answered and edited as they were written, each in a column of its name. */
const plainTexts = {
  ...videoField,
  ...metaTextFields,
  client_address: {
    name: 'clientAddress',
    posted: text(500).describe('For the lister and staff only'),
    draft: text(500),
    own: z.string(),
  },
} as const
export type PlainText = NameIn<typeof plainTexts>
export const plainTextNames = listNames(plainTexts, 'posted')
export const shownTextNames = listNames(plainTexts, 'detail')
export const ownTextNames = listNames(plainTexts, 'own')

/** What a property cannot be posted without. */
export const requiredFields = {
  ...textFields,
  price: { posted: Decimal, draft: text(60) },
  ...categoryField,
  property_type: { name: 'deal', posted: Deal, draft: z.enum(deals) },
  ...areaFields,
  address,
  ...pointFields,
  title_image: { name: 'titleImage', posted: FilePart },
} as const

export const optionalFields = {
  rentduration: { name: 'rentPeriod', posted: RentPeriod, draft: RentPeriod },
  ...languageFields,
  ...slugField,
  ...plainTexts,
  ...metaImageField,
  is_premium: { name: 'isPremium', posted: Flag, draft: YesNo },
  hide_location: {
    name: 'hidesLocation',
    posted: Flag.describe('Ours: show a point nearby and no street'),
    draft: YesNo,
    own: z.boolean(),
  },
  three_d_image: {
    name: 'panorama',
    posted: FilePart.describe('A 360° panorama, twice as wide as high'),
    draft: UploadId,
  },
  parameters: {
    posted: WrittenParameters,
    draft: z.record(z.string().max(20), z.union([text(500), z.array(text(200)).max(50)])),
  },
  facilities: {
    posted: z.array(FacilityDistance).max(100),
    draft: z.record(z.string().max(20), text(20)).describe('Facility id to kilometres'),
  },
  ...galleryField(maxPhotos - 1),
  ...documentsField,
} as const

/** Everything that a lister says about a property. */
export const propertyFields = { ...requiredFields, ...optionalFields } as const
