import { maxPhotos } from '@gable/domain/photo-rules'
import { projectTypes } from '@gable/domain/project-rules'
import * as z from 'zod'
import {
  address,
  areaFields,
  categoryField,
  documentsField,
  languageFields,
  galleryField,
  metaImageField,
  metaTextFields,
  pointFields,
  slugField,
  textFields,
  UploadId,
  videoField,
} from './content-fields.ts'
import { clearable, Day, Decimal, FilePart, Id, queryNumber, text } from './wire.ts'

const WrittenPlan = z.strictObject({
  id: Id.optional().describe('Of a plan that is there already; without it the plan is new'),
  title: text(200, 1).optional(),
  document: FilePart.optional().describe('A PDF or a picture'),
})

const DraftPlan = z.strictObject({
  id: text(60, 1).describe('Of the form: it keeps a floor and its drawing together'),
  title: text(400),
  document: UploadId.optional(),
  name: text(200).optional().describe('Of the file'),
})

/** What a developer may say beside it, each of them optional. */
const ownFields = {
  price_from: {
    name: 'priceFrom',
    posted: clearable(Decimal).describe('Ours: what the cheapest home in it costs; empty to say nothing'),
    draft: text(60),
  },
  unit_count: {
    name: 'unitCount',
    posted: clearable(queryNumber(1, 100_000).pipe(z.int())).describe('Ours: how many homes it has'),
    draft: text(20),
  },
  delivery_on: {
    name: 'deliveryOn',
    posted: clearable(Day).describe('Ours: when keys are handed over, a day as in 2027-09-30'),
    draft: text(20),
  },
} as const

/** Everything that a lister says about a project. */
export const projectFields = {
  ...textFields,
  ...languageFields,
  ...categoryField,
  ...ownFields,
  type: { posted: z.enum(projectTypes), draft: z.enum(projectTypes).describe('Of a project') },
  ...areaFields,
  location: { name: 'address', posted: address.posted.describe('The address') },
  ...pointFields,
  ...videoField,
  ...slugField,
  ...metaTextFields,
  ...metaImageField,
  image: { name: 'titleImage', posted: FilePart.describe('The title image') },
  ...galleryField(maxPhotos),
  ...documentsField,
  plans: {
    posted: z.array(WrittenPlan).max(50),
    draft: z.array(DraftPlan).max(50).describe('Of a project'),
  },
} as const
