import * as z from 'zod'
import type { Call } from './call.ts'
import { Id, page, queryNumber, renamed, Slug, text } from './wire.ts'

export const maxReviewWords = 2_000

const AgentReview = renamed(
  z.object({
    review_id: Id,
    rating: z.int().min(1).max(5),
    text: z.string(),
    author: z.string().describe('Empty when the person has left'),
    created_at: z.string(),
    is_changed: z.boolean(),
    is_own: z.boolean().describe('Whether the caller wrote it'),
    answer: z.string().describe('What the agent says to it; empty without one'),
    answered_at: z.string().nullable(),
  }),
  {
    review_id: 'id',
    created_at: 'createdAt',
    is_changed: 'isChanged',
    is_own: 'isOwn',
    answered_at: 'answeredAt',
  },
)
export type AgentReview = z.output<typeof AgentReview>

export const getAgentReviews = {
  method: 'GET',
  path: '/agent-reviews',
  access: 'optional',
  demo: 'allowed',
  summary: 'Ours: what people say who asked an agent about a home, newest first',
  input: renamed(
    z.strictObject({ ...page, slug_id: Slug, after: Id.optional().describe('The last one of the page before') }),
    { slug_id: 'slug', after: 'afterId' },
  ),
  output: z.array(AgentReview),
  errors: ['not_found'],
} as const satisfies Call

const aboutAgent = { user_id: Id.describe('The agent') }

export const reviewAgent = {
  method: 'POST',
  path: '/review-agent',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: say how an agent was whom one asked about a home; said again it replaces what was said',
  input: renamed(
    z.strictObject({
      ...aboutAgent,
      rating: queryNumber(1, 5).pipe(z.int()),
      text: text(maxReviewWords).optional(),
    }),
    { user_id: 'agentId' },
  ),
  output: renamed(z.object({ review_id: Id }), { review_id: 'id' }),
  errors: ['not_found', 'about_yourself', 'not_asked_before', 'illegal_move'],
} as const satisfies Call

export const deleteAgentReview = {
  method: 'POST',
  path: '/delete-agent-review',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: take back what one said about an agent; again it changes nothing',
  input: renamed(z.strictObject(aboutAgent), { user_id: 'agentId' }),
  output: z.null(),
  errors: ['illegal_move'],
} as const satisfies Call

export const answerAgentReview = {
  method: 'POST',
  path: '/answer-agent-review',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: say something to what was said about oneself; an empty answer takes it back',
  input: renamed(z.strictObject({ review_id: Id, answer: text(maxReviewWords) }), { review_id: 'id' }),
  output: renamed(z.object({ review_id: Id }), { review_id: 'id' }),
  errors: ['not_found'],
} as const satisfies Call
