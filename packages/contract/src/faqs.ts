import * as z from 'zod'
import type { Call } from './call.ts'
import { Topic, worded } from './content-topics.ts'
import { Flag, Id, limitOf, page, renamed, Slug } from './wire.ts'

/** So many there are at most. */
export const maxFaqs = 200

export const Faq = renamed(
  z.object({
    id: Id,
    question: z.string(),
    answer: z.string().describe('Plain text; an empty line begins a paragraph'),
    faq_topic: renamed(z.object({ id: Id, slug_id: Slug }), { slug_id: 'slug' }).describe('Ours'),
  }),
  { faq_topic: 'topic' },
)
export type Faq = z.output<typeof Faq>

export const getFaqs = {
  method: 'GET',
  path: '/faqs',
  access: 'optional',
  demo: 'allowed',
  summary: 'Questions that people ask, in the order of the staff, topic by topic',
  input: renamed(z.strictObject({ ...page, limit: limitOf(maxFaqs), topic_id: Id.optional().describe('Ours') }), {
    topic_id: 'topicId',
  }),
  output: z.array(Faq),
  errors: [],
} as const satisfies Call

export const getFaqTopics = {
  method: 'GET',
  path: '/faq-topics',
  access: 'optional',
  demo: 'allowed',
  summary: 'Ours: the topics that have questions, in the order of the staff',
  input: z.strictObject({}),
  output: z.array(Topic),
  errors: [],
} as const satisfies Call

const AllWords = z.array(z.object({ language: z.string(), words: z.string() }))

const StaffFaq = renamed(
  z.object({ id: Id, topic_id: Id, questions: AllWords, answers: AllWords, is_published: z.boolean() }),
  { topic_id: 'topicId', is_published: 'isPublished' },
)
export type StaffFaq = z.output<typeof StaffFaq>

export const listStaffFaqs = {
  method: 'GET',
  path: '/admin/faqs',
  access: 'staff:content',
  demo: 'allowed',
  summary: 'All questions in all languages, with those that readers do not see',
  input: z.strictObject({}),
  output: z.array(StaffFaq),
  errors: [],
} as const satisfies Call

const byEditors = { method: 'POST', access: 'staff:content', demo: 'refused' } as const

export const saveFaq = {
  ...byEditors,
  path: '/admin/save-faq',
  summary: 'Add a question at the end of its topic, or change one by its id',
  input: renamed(
    z.strictObject({
      id: Id.optional(),
      topic_id: Id,
      questions: worded(300),
      answers: worded(4_000),
      is_published: Flag.optional().describe('Yes unless said'),
    }),
    { topic_id: 'topicId', is_published: 'isPublished' },
  ),
  output: z.object({ id: Id }),
  errors: ['not_found', 'quota_exceeded'],
} as const satisfies Call

export const deleteFaq = {
  ...byEditors,
  path: '/admin/delete-faq',
  summary: 'Delete a question',
  input: z.strictObject({ id: Id }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call
