import * as z from 'zod'
import { SpokenLanguage } from './accounts.ts'
import { FilePart, Id, Latitude, Longitude, text } from './wire.ts'

/** One thing that a lister says; its key in a table is its name on the wire. */
type ContentField = {
  /** What it is called inside, where that is another name. */
  name?: string
  /** As a listing is posted with it. */
  posted: z.ZodType
  /** As a draft keeps it, which may be longer than allowed or unfinished. */
  draft?: z.ZodType
  /** As everybody reads it who opens the listing, where the answer has it under the same name. */
  detail?: z.ZodType
  /** The same among what only its lister and staff read. */
  own?: z.ZodType
}
type Fields = Record<string, ContentField>
type Side = 'posted' | 'draft' | 'detail' | 'own'

type Shape<F extends Fields, S extends Side> = {
  [Wire in keyof F as F[Wire] extends Record<S, z.ZodType> ? Wire : never]: F[Wire] extends Record<S, infer Schema>
    ? Schema
    : never
}
type Names<F extends Fields, S extends Side> = {
  [Wire in keyof F as F[Wire] extends Record<S, z.ZodType> & { name: string } ? Wire : never]: F[Wire] extends {
    name: infer Name
  }
    ? Name
    : never
}

/** The schemas of those fields that have this side. */
export const shapeOf = <F extends Fields, S extends Side>(fields: F, side: S) =>
  collect(fields, (field) => field[side]) as Shape<F, S>

/** Their names inside, for `renamed`. */
export const namesOf = <F extends Fields, S extends Side>(fields: F, side: S) =>
  collect(fields, (field) => field[side] && field.name) as Names<F, S>

/** What those fields are called inside, all of them. */
export type NameIn<F extends Fields, S extends Side = 'posted'> = {
  [Wire in keyof F]: F[Wire] extends Record<S, z.ZodType> ? (F[Wire] extends { name: infer N } ? N : Wire) : never
}[keyof F] &
  string
export const listNames = <F extends Fields, S extends Side>(fields: F, side: S) =>
  Object.entries(fields).flatMap(([wire, field]) => (field[side] ? [field.name ?? wire] : [])) as NameIn<F, S>[]

const collect = (fields: Fields, read: (field: ContentField) => unknown): unknown =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([wire, field]) => [wire, read(field)])
      .filter(([, found]) => found !== undefined),
  )

export const UploadId = text(200, 1).describe('A finished upload, as file fields of post_property take it')

/** Required of a listing, while a draft may have it empty. */
const line = (longest: number) => ({ posted: text(longest, 1), draft: text(longest) })

// What homes and projects say alike.
export const textFields = {
  title: { posted: text(200, 1), draft: text(400) },
  description: { posted: text(20_000, 1), draft: text(30_000), detail: z.string() },
}
const WrittenTranslation = z.strictObject({
  language: SpokenLanguage,
  title: text(200, 1),
  description: text(20_000, 1),
})
// What is stored is answered, whatever the rules were when it was written.
const Translation = z.object({ language: SpokenLanguage, title: z.string(), description: z.string() })
export type Translation = z.output<typeof Translation>
const DraftTranslation = z.strictObject({ language: SpokenLanguage, title: text(400), description: text(30_000) })
/** As many languages as a site has. */
const maxTranslations = 11
/** Title and description in further languages, and which one the listing was first written in. */
export const languageFields = {
  text_language: {
    name: 'textLanguage',
    posted: SpokenLanguage.describe(
      'Ours: what title and description are written in; told by their letters unless said',
    ),
    draft: z.union([SpokenLanguage, z.literal('')]),
  },
  translations: {
    posted: z
      .array(WrittenTranslation)
      .max(maxTranslations)
      .describe('Ours: title and description in other languages, all of them'),
    draft: z.array(DraftTranslation).max(maxTranslations),
  },
} as const
/** As who reads a listing is told of its languages. */
export const textLanguageShape = {
  text_language: SpokenLanguage.optional().describe('Ours: what the title is written in; absent while locked'),
}
export const detailLanguageShape = {
  text_languages: z
    .array(SpokenLanguage)
    .optional()
    .describe('Ours: all that it can be read in, the first it was written in first'),
}
export const ownLanguageShape = {
  own_texts: z
    .array(Translation)
    .optional()
    .describe(
      'Ours: title and description in every language, as first written first; of a listing asked for by itself',
    ),
}
export const languageNames = { text_language: 'textLanguage', text_languages: 'textLanguages' } as const
export const askedLanguageField = {
  text_language: SpokenLanguage.optional().describe('Ours: read it in this language, if it is written in it'),
}
export const categoryField = { category_id: { name: 'categoryId', posted: Id, draft: Id } } as const
export const areaFields = { city: line(200), state: line(200), country: line(200) }
export const address = line(500)
export const pointFields = {
  latitude: { posted: Latitude, draft: Latitude },
  longitude: { posted: Longitude, draft: Longitude },
}
export const slugField = {
  slug_id: {
    name: 'requestedSlug',
    posted: text(300).describe('A wish: the server makes the slug, and old ones lead to it'),
  },
} as const
export const videoField = {
  video_link: { name: 'videoLink', posted: text(500), draft: text(500), detail: z.string() },
} as const
export const metaTextFields = {
  meta_title: {
    name: 'metaTitle',
    posted: text(200).describe('Search engines cut it after 60 characters'),
    draft: text(400),
  },
  meta_description: {
    name: 'metaDescription',
    posted: text(160).describe('Empty, or 50 to 160 characters'),
    draft: text(1_000),
  },
  meta_keywords: {
    name: 'metaKeywords',
    posted: text(500).describe('At most 10 phrases between commas'),
    draft: text(1_000),
  },
} as const
export const metaImageField = { meta_image: { name: 'metaImage', posted: FilePart, draft: UploadId } } as const

/** A new listing has its title image beside the gallery; an update may bring all of them as one list. */
export const galleryField = (most: number) =>
  ({ gallery_images: { name: 'galleryImages', posted: z.array(FilePart).max(most) } }) as const
export const documentsField = {
  documents: {
    posted: z.array(FilePart).max(20),
    draft: z.array(z.strictObject({ id: UploadId, name: text(200) })).max(20),
  },
}
