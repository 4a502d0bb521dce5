import { deals } from '@gable/domain/market-moves'
import { projectTypes } from '@gable/domain/project-rules'
import * as z from 'zod'
import type { Call } from './call.ts'
import { RentPeriod } from './property.ts'
import { Id, Latitude, Longitude, queryNumber, renamed, text, YesNo } from './wire.ts'

export const draftKinds = ['property', 'project'] as const
export type DraftKind = (typeof draftKinds)[number]

const UploadId = text(200, 1).describe('A finished upload, as file fields of post_property take it')

const DraftPlan = z.strictObject({
  id: text(60, 1).describe('Of the form: it keeps a floor and its drawing together'),
  title: text(400),
  document: UploadId.optional(),
  name: text(200).optional().describe('Of the file'),
})

/** A form that is half filled in: nothing is required, and what was typed is kept as it was typed. */
const fields = {
  title: text(400).optional(),
  description: text(30_000).optional(),
  price: text(60).optional(),
  category_id: Id.optional(),
  property_type: z.enum(deals).optional(),
  rentduration: RentPeriod.optional(),
  city: text(200).optional(),
  state: text(200).optional(),
  country: text(200).optional(),
  address: text(500).optional(),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  video_link: text(500).optional(),
  meta_title: text(400).optional(),
  meta_description: text(1_000).optional(),
  meta_keywords: text(1_000).optional(),
  meta_image: UploadId.optional(),
  is_premium: YesNo.optional(),
  client_address: text(500).optional(),
  hide_location: YesNo.optional(),
  parameters: z.record(z.string().max(20), z.union([text(500), z.array(text(200)).max(50)])).optional(),
  facilities: z.record(z.string().max(20), text(20)).optional().describe('Facility id to kilometres'),
  three_d_image: UploadId.optional(),
  pictures: z.array(UploadId).max(60).optional().describe('The cover first'),
  documents: z
    .array(z.strictObject({ id: UploadId, name: text(200) }))
    .max(20)
    .optional(),
  type: z.enum(projectTypes).optional().describe('Of a project'),
  plans: z.array(DraftPlan).max(50).optional().describe('Of a project'),
}
const names = {
  category_id: 'categoryId',
  property_type: 'deal',
  rentduration: 'rentPeriod',
  video_link: 'videoLink',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  meta_keywords: 'metaKeywords',
  meta_image: 'metaImage',
  is_premium: 'isPremium',
  client_address: 'clientAddress',
  hide_location: 'hidesLocation',
  three_d_image: 'panorama',
} as const

const DraftContent = renamed(z.strictObject(fields), names)
export type DraftContent = z.output<typeof DraftContent>

/** Every file that a draft names: the server keeps these, and the browser forgets its own copies of them. */
export const uploadsIn = ({ pictures = [], documents = [], plans = [], panorama, metaImage }: DraftContent): string[] =>
  [...pictures, ...documents.map(({ id }) => id), ...plans.map(({ document }) => document), panorama, metaImage].filter(
    (id) => id !== undefined,
  )

const Draft = renamed(
  z.object({
    id: z.uuid(),
    kind: z.enum(draftKinds),
    revision: z.int().describe('Goes up with every save'),
    step: z.string(),
    // Another version may have written more.
    content: renamed(z.object(fields), names),
    updated_at: z.string(),
  }),
  { updated_at: 'updatedAt' },
)
export type Draft = z.output<typeof Draft>

export const maxDrafts = 20

export const saveDraft = {
  method: 'POST',
  path: '/save-draft',
  access: 'member',
  demo: 'refused',
  summary: 'Keep a half-filled form; without an id it is a new one. The whole content is sent each time',
  // What was typed is kept as it was typed.
  isUpdate: true,
  input: z.strictObject({
    id: z.uuid().optional(),
    kind: z.enum(draftKinds).optional().describe('What is being written, a property unless said; it stays what it was'),
    revision: queryNumber(0, 2_147_483_647)
      .pipe(z.int())
      .optional()
      .describe('The revision that was read; needed with an id'),
    step: text(40),
    content: DraftContent.optional(),
  }),
  output: Draft,
  // With `changed_meanwhile` the failure carries the revision that is there now.
  errors: ['not_found', 'changed_meanwhile', 'too_many_drafts'],
} as const satisfies Call

export const getDrafts = {
  method: 'GET',
  path: '/get-drafts',
  access: 'member',
  demo: 'allowed',
  summary: 'The own drafts of one kind, last saved first',
  input: z.strictObject({ kind: z.enum(draftKinds).optional().describe('Properties unless said') }),
  output: z.array(Draft),
  errors: [],
} as const satisfies Call

export const getDraft = {
  method: 'GET',
  path: '/get-draft',
  access: 'member',
  demo: 'allowed',
  summary: 'One of the own drafts',
  input: z.strictObject({ id: z.uuid() }),
  output: Draft,
  errors: ['not_found'],
} as const satisfies Call

export const deleteDraft = {
  method: 'POST',
  path: '/delete-draft',
  access: 'member',
  demo: 'refused',
  summary: 'Throw a draft away',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call
