import { reviewStates } from '@gable/domain/listing-moves'
import { projectTypes } from '@gable/domain/project-rules'
import * as z from 'zod'
import {
  detailLanguageShape,
  languageNames,
  namesOf,
  ownLanguageShape,
  shapeOf,
  textLanguageShape,
} from './content-fields.ts'
import { advertisementShape } from './advertisement.ts'
import { placeLabel, placeLabelName } from './place-label.ts'
import { projectFields } from './project-content.ts'
import { ContactClosed, Document, Lister, Meta, Picture } from './property.ts'
import { Decimal, Flag, Id, renamed, Slug } from './wire.ts'

const card = {
  id: Id,
  slug_id: Slug.describe('The slug it has now; asked by an old one, the page should move here'),
  title: z.string(),
  ...textLanguageShape,
  type: z.enum(projectTypes),
  category: renamed(z.object({ id: Id, slug_id: Slug, category: z.string() }), { slug_id: 'slug', category: 'name' }),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  location: z.string().describe('The address'),
  latitude: z.number(),
  longitude: z.number(),
  ...placeLabel,
  image: Picture.nullable(),
  price_from: Decimal.nullable().describe('Ours: what the cheapest home in it costs'),
  currency: z.string().length(3).nullable(),
  unit_count: z.int().positive().nullable().describe('Ours: how many homes it has'),
  delivery_on: z.iso.date().nullable().describe('Ours: when keys are handed over'),
  is_gated: z.boolean().describe('Its page needs a package with project_access'),
  created_at: z.string().describe('When it went public, ISO 8601'),
  ...advertisementShape,
}
const cardNames = {
  slug_id: 'slug',
  text_language: languageNames.text_language,
  location: 'address',
  ...placeLabelName,
  image: 'titleImage',
  price_from: 'priceFrom',
  unit_count: 'unitCount',
  delivery_on: 'deliveryOn',
  is_gated: 'isGated',
  created_at: 'publishedAt',
} as const

export const ProjectCard = renamed(z.object(card), cardNames)
export type ProjectCard = z.output<typeof ProjectCard>

const Plan = z.object({ id: Id, title: z.string(), document: Document.nullable().describe('Null until it is ready') })

/** What only its lister and staff are told. */
const OwnProjectFacts = renamed(
  z.object({
    version: z.int().describe('Send it back with a change, to be told when somebody else was faster'),
    reject_reason: z.string().nullable(),
    ...ownLanguageShape,
  }),
  { reject_reason: 'rejectReason', own_texts: 'ownTexts' },
)

const detail = {
  ...card,
  ...z.object(shapeOf(projectFields, 'detail')).partial().shape,
  ...detailLanguageShape,
  gallery: z.array(Picture).optional().describe('Without the title image'),
  plans: z.array(Plan).optional(),
  documents: z.array(Document).optional(),
  meta: Meta.optional(),
  request_status: z.enum(reviewStates).optional(),
  status: Flag.optional(),
  is_own: z.boolean().optional().describe('Whether the caller is its lister'),
  is_reported: z.boolean().optional().describe('Whether the caller has an open report about it'),
  contact_closed: ContactClosed.optional(),
  lister: Lister.optional(),
  own: OwnProjectFacts.nullable().optional().describe('For its lister and staff, null for everybody else'),
  similar: z.array(ProjectCard).optional().describe('Empty unless get_similar asks for them'),
}

/** A card, with the detail fields when one project was asked for. */
export const Project = renamed(z.object(detail), {
  ...cardNames,
  text_languages: languageNames.text_languages,
  ...namesOf(projectFields, 'detail'),
  request_status: 'reviewState',
  status: 'isActive',
  is_own: 'isOwn',
  is_reported: 'isReported',
  contact_closed: 'contactClosed',
})
export type Project = z.output<typeof Project>
type Loose = 'placeLabel' | 'textLanguage' | 'textLanguages' | 'advertisement'
export type ProjectDetail = Required<Omit<Project, Loose>> & Pick<Project, Loose>
