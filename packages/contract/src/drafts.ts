import * as z from 'zod'
import type { Call } from './call.ts'
import { namesOf, shapeOf, UploadId } from './content-fields.ts'
import { projectFields } from './project-content.ts'
import { propertyFields } from './property-content.ts'
import { Id, PictureOrder, PictureRooms, PictureTurns, queryNumber, renamed, text, uuids } from './wire.ts'

export const draftKinds = ['property', 'project'] as const
export type DraftKind = (typeof draftKinds)[number]

const fields = { ...projectFields, ...propertyFields } as const

/** A form that is half filled in: nothing is required, and what was typed is kept as it was typed. */
const shape = z
  .object({
    ...shapeOf(fields, 'draft'),
    pictures: z.array(UploadId).max(60).describe('The cover first'),
    picture_order: PictureOrder.describe(
      'Of changes: as update_post_property takes it, new:0 … are the pictures above',
    ),
    picture_turns: PictureTurns.describe('By the id of the upload, or of a picture of the listing that is changed'),
    picture_rooms: PictureRooms.describe('By the id of the upload, or of a picture of the listing that is changed'),
    removed_files: uuids(200).describe('Of changes: pictures and documents of the listing that are to go'),
  })
  .partial().shape
const names = {
  ...namesOf(fields, 'draft'),
  picture_order: 'pictureOrder',
  picture_turns: 'pictureTurns',
  picture_rooms: 'pictureRooms',
  removed_files: 'removedFileIds',
} as const

const DraftContent = renamed(z.strictObject(shape), names)
export type DraftContent = z.output<typeof DraftContent>

const Draft = renamed(
  z.object({
    id: z.uuid(),
    kind: z.enum(draftKinds),
    listing_id: Id.nullable().describe('The listing that is changed; null for a new one'),
    revision: z.int().describe('Goes up with every save'),
    step: z.string(),
    // Another version may have written more.
    content: renamed(z.object(shape), names),
    updated_at: z.string(),
  }),
  { updated_at: 'updatedAt', listing_id: 'listingId' },
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
  input: renamed(
    z.strictObject({
      id: z.uuid().optional(),
      kind: z.enum(draftKinds).optional().describe('What is being written, a property unless said; it stays so'),
      listing_id: Id.optional().describe('The own listing that is changed; the content then holds what differs'),
      revision: queryNumber(0, 2_147_483_647)
        .pipe(z.int())
        .optional()
        .describe('The revision that was read; needed with an id'),
      step: text(40),
      content: DraftContent.optional(),
    }),
    { listing_id: 'listingId' },
  ),
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
  input: renamed(
    z.strictObject({
      kind: z.enum(draftKinds).optional().describe('Properties unless said'),
      listing_id: Id.optional().describe('Instead of new ones: the unsent changes of this listing, at most one'),
    }),
    { listing_id: 'listingId' },
  ),
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
