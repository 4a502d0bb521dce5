import { articleMoveNames, articleStates } from '@gable/domain/article-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { LanguageTag, Topic } from './content-topics.ts'
import { Picture, PropertyCard } from './property.ts'
import { RichText } from './rich-text.ts'
import { FilePart, Flag, Id, limitOf, Moment, page, renamed, Slug, text } from './wire.ts'

const cardFields = {
  id: Id,
  slug_id: Slug.describe('The slug it has now; asked by an old one, the page should move here'),
  title: z.string(),
  description: z.string(),
  language: z.string().describe('Of its words, where there are none in the language of the request'),
  author: z.string(),
  reading_minutes: z.int().positive(),
  category: renamed(z.object({ id: Id, slug_id: Slug, category: z.string() }), { slug_id: 'slug', category: 'name' }),
  image: Picture.nullable(),
  published_at: z.string(),
  changed_at: z.string(),
}
const cardNames = {
  slug_id: 'slug',
  reading_minutes: 'readingMinutes',
  image: 'picture',
  published_at: 'publishedAt',
  changed_at: 'updatedAt',
} as const

export const ArticleCard = renamed(z.object(cardFields), cardNames)
export type ArticleCard = z.output<typeof ArticleCard>

export const Article = renamed(
  z.object({
    ...cardFields,
    body: z
      .string()
      .optional()
      .describe('HTML made by the server: nothing in it can run. Only of one that is asked for'),
    contents: z.array(z.object({ anchor: z.string(), title: z.string() })).optional(),
    similar: z.array(ArticleCard).optional(),
    homes: z.array(PropertyCard).optional().describe('Ours: homes of the place and kind that it is about'),
  }),
  cardNames,
)
export type Article = z.output<typeof Article>

export const getArticles = {
  method: 'GET',
  path: '/get_articles',
  access: 'optional',
  demo: 'allowed',
  summary: 'Published articles, newest first; by id or slug_id a list of one with its body, and what is like it',
  input: renamed(
    z.strictObject({
      ...page,
      id: Id.optional(),
      slug_id: Slug.optional(),
      category_id: Id.optional(),
      category_slug_id: Slug.optional().describe('Ours'),
    }),
    { slug_id: 'slug', category_id: 'topicId', category_slug_id: 'topicSlug' },
  ),
  output: z.array(Article),
  errors: ['not_found'],
} as const satisfies Call

export const getArticleCategories = {
  method: 'GET',
  path: '/get-article-categories',
  access: 'optional',
  demo: 'allowed',
  summary: 'Ours: the categories that have published articles, in the order of the staff',
  input: z.strictObject({}),
  output: z.array(Topic),
  errors: [],
} as const satisfies Call

const StaffCard = renamed(
  z.object({
    id: Id,
    slug_id: Slug,
    article_title: z.string(),
    article_state: z.enum(articleStates),
    article_languages: z.array(z.string()),
    category_id: Id,
    publish_at: z.string().nullable(),
    changed_at: z.string(),
  }),
  {
    slug_id: 'slug',
    article_title: 'title',
    article_state: 'state',
    article_languages: 'languages',
    category_id: 'topicId',
    publish_at: 'publishAt',
    changed_at: 'updatedAt',
  },
)
export type StaffArticleCard = z.output<typeof StaffCard>

export const listArticles = {
  method: 'GET',
  path: '/admin/articles',
  access: 'staff:content',
  demo: 'allowed',
  summary: 'All articles, the newest first; the smallest id of a page continues as `before_id`',
  input: renamed(
    z.strictObject({ limit: limitOf(50), status: z.enum(articleStates).optional(), before_id: Id.optional() }),
    { status: 'state', before_id: 'beforeId' },
  ),
  output: z.array(StaffCard),
  errors: [],
} as const satisfies Call

const written = {
  category_id: Id,
  author: text(100).optional(),
  home_city: text(200).optional().describe('Homes of this city stand beside it'),
  home_category_id: Id.optional().describe('Homes of this kind stand beside it'),
}
const writtenNames = {
  category_id: 'topicId',
  home_city: 'homeCity',
  home_category_id: 'homeCategoryId',
} as const

const StaffArticle = renamed(
  z.object({
    id: Id,
    slug_id: Slug,
    article_state: z.enum(articleStates),
    publish_at: z.string().nullable(),
    version: z.int(),
    category_id: Id,
    author: z.string(),
    home_city: z.string(),
    home_category_id: Id.nullable(),
    texts: z.array(
      renamed(
        z.object({
          language: z.string(),
          title: z.string(),
          description: z.string(),
          body_document: RichText,
          preview: z.string().describe('The body as readers get it, in HTML'),
        }),
        { body_document: 'body' },
      ),
    ),
    article_pictures: z.array(
      renamed(z.object({ image: Picture, is_cover: z.boolean() }), { image: 'picture', is_cover: 'isCover' }),
    ),
  }),
  { ...writtenNames, slug_id: 'slug', article_state: 'state', publish_at: 'publishAt', article_pictures: 'pictures' },
)
export type StaffArticle = z.output<typeof StaffArticle>

export const getStaffArticle = {
  method: 'GET',
  path: '/admin/article',
  access: 'staff:content',
  demo: 'allowed',
  summary: 'One article in all its languages, to be edited',
  input: z.strictObject({ id: Id }),
  output: StaffArticle,
  errors: ['not_found'],
} as const satisfies Call

const byEditors = { method: 'POST', access: 'staff:content', demo: 'refused' } as const
const Saved = renamed(z.object({ id: Id, slug_id: Slug, version: z.int() }), { slug_id: 'slug' })

export const saveArticle = {
  ...byEditors,
  path: '/admin/save-article',
  summary: 'Add a draft, or change an article by its id and the version that was read; languages left out are removed',
  isUpdate: 'with_id',
  input: renamed(
    z.strictObject({
      id: Id.optional(),
      version: z.int().positive().optional(),
      slug_id: text(80).optional().describe('Empty: the slug it has, or one made from the title'),
      ...written,
      texts: z
        .array(
          z.strictObject({
            language: LanguageTag,
            title: text(150, 1),
            description: text(300).optional(),
            body: RichText,
          }),
        )
        .min(1)
        .max(20),
    }),
    { ...writtenNames, slug_id: 'slugWish' },
  ),
  output: Saved,
  errors: ['not_found', 'changed_meanwhile'],
} as const satisfies Call

export const addArticlePicture = {
  ...byEditors,
  path: '/admin/add-article-picture',
  summary: 'Add a picture to an article, as its cover or to stand in its text',
  hasFiles: true,
  input: renamed(z.strictObject({ id: Id, image: FilePart, is_cover: Flag.optional() }), { is_cover: 'isCover' }),
  output: renamed(z.object({ media_id: z.string() }), { media_id: 'mediaId' }),
  errors: ['not_found', 'quota_exceeded'],
} as const satisfies Call

export const moveArticle = {
  ...byEditors,
  path: '/admin/move-article',
  summary: 'Publish an article now, at a time to come, or take it back to the drafts',
  input: renamed(z.strictObject({ id: Id, move: z.enum(articleMoveNames), publish_at: Moment.optional() }), {
    publish_at: 'publishAt',
  }),
  output: renamed(z.object({ id: Id, article_state: z.enum(articleStates) }), { article_state: 'state' }),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const deleteArticle = {
  ...byEditors,
  path: '/admin/delete-article',
  summary: 'Delete an article with its pictures',
  input: z.strictObject({ id: Id }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

export const importHtml = {
  ...byEditors,
  path: '/admin/import-html',
  summary: 'Turn HTML of another editor into a document; what a document cannot hold is left out. Nothing is stored',
  input: z.strictObject({ html: z.string().max(400_000) }),
  output: renamed(z.object({ body_document: RichText }), { body_document: 'body' }),
  errors: [],
} as const satisfies Call
