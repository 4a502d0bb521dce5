import * as z from 'zod'
import type { Call } from './call.ts'
import { Id, renamed, Slug, text } from './wire.ts'

export const topicKinds = ['article', 'faq'] as const
export type TopicKind = (typeof topicKinds)[number]

/** The icons that pages have for topics. */
export const topicIcons = [
  'search',
  'home',
  'user',
  'card',
  'badge',
  'building',
  'tag',
  'map',
  'chart',
  'help',
] as const
export type TopicIcon = (typeof topicIcons)[number]

export const LanguageTag = z.string().regex(/^[a-z]{2}$/)
/** The same words in several languages. */
export const worded = (maximum: number) =>
  z
    .array(z.strictObject({ language: LanguageTag, words: text(maximum, 1) }))
    .min(1)
    .max(20)

export const Topic = renamed(
  z.object({
    id: Id,
    slug_id: Slug,
    name: z.string().describe('In the language of the request'),
    icon: z.enum(topicIcons),
    count: z.int().describe('What readers find in it, up to 1,000'),
  }),
  { slug_id: 'slug' },
)
export type Topic = z.output<typeof Topic>

const StaffTopic = renamed(
  z.object({
    id: Id,
    kind: z.enum(topicKinds),
    slug_id: Slug,
    names: z.array(z.object({ language: z.string(), words: z.string() })),
    icon: z.enum(topicIcons),
    content_count: z.int().describe('With drafts, up to 1,000'),
  }),
  { slug_id: 'slug', content_count: 'count' },
)
export type StaffTopic = z.output<typeof StaffTopic>

const byEditors = { method: 'POST', access: 'staff:content', demo: 'refused' } as const
const Named = z.object({ id: Id })

export const listContentTopics = {
  method: 'GET',
  path: '/admin/content-topics',
  access: 'staff:content',
  demo: 'allowed',
  summary: 'The categories of articles or the topics of questions, in their order, in all languages',
  input: z.strictObject({ kind: z.enum(topicKinds) }),
  output: z.array(StaffTopic),
  errors: [],
} as const satisfies Call

export const saveContentTopic = {
  ...byEditors,
  path: '/admin/save-content-topic',
  summary: 'Add a category or topic, or change one by its id; its kind and its slug stay',
  input: z.strictObject({
    id: Id.optional(),
    kind: z.enum(topicKinds),
    names: worded(100),
    icon: z.enum(topicIcons).optional(),
  }),
  output: Named,
  errors: ['not_found', 'quota_exceeded'],
} as const satisfies Call

export const deleteContentTopic = {
  ...byEditors,
  path: '/admin/delete-content-topic',
  summary: 'Delete a category or topic in which nothing is left',
  input: z.strictObject({ id: Id }),
  output: z.null(),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const orderContent = {
  ...byEditors,
  path: '/admin/order-content',
  summary: 'Say in which order categories, topics or questions stand; what is not named comes behind as it was',
  input: z.strictObject({ kind: z.enum(['article_topics', 'faq_topics', 'faqs']), order: z.array(Id).min(1).max(200) }),
  output: z.null(),
  errors: [],
} as const satisfies Call
