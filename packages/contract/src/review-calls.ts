import { reviewStates } from '@gable/domain/listing-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Id, page, renamed, Slug, text } from './wire.ts'

const Reviewed = renamed(z.object({ id: Id, slug_id: Slug, request_status: z.enum(reviewStates) }), {
  slug_id: 'slug',
  request_status: 'reviewState',
})

const decision = {
  method: 'POST',
  access: 'staff:review',
  demo: 'refused',
  output: Reviewed,
  errors: ['not_found', 'illegal_move'],
} as const

const QueueInput = renamed(
  z.strictObject({
    limit: page.limit,
    request_status: z
      .enum(['pending', 'rejected', 'expired'])
      .optional()
      .describe('Pending, unless another is asked for'),
    after: z.string().max(100).optional(),
  }),
  { request_status: 'reviewState' },
)

const waitingFields = {
  lister: z.object({ id: Id, name: z.string() }),
  submitted_at: z.string(),
  times_submitted: z.int().describe('1 for a new one'),
  next: z.string(),
}
type Waiting = { lister: { id: number; name: string }; submittedAt: string; timesSubmitted: number; next: string }

type Reviewable<Kind extends string, Card extends z.ZodType> = {
  kind: Kind
  plural: string
  card: Card
  expireSummary: string
}

/** What staff ask and decide alike about every kind of listing, by the names of the kind. */
export function reviewCalls<const Kind extends string, Card extends z.ZodType>({
  kind,
  plural,
  card,
  expireSummary,
}: Reviewable<Kind, Card>) {
  const row: unknown = renamed(z.object({ [kind]: card, ...waitingFields }), {
    submitted_at: 'submittedAt',
    times_submitted: 'timesSubmitted',
  })
  return {
    list: {
      method: 'GET',
      path: `/admin/review-${plural}`,
      access: 'staff:review',
      demo: 'allowed',
      summary: `${capitalised(plural)} in one review state, the longest waiting first; \`next\` of the last row continues`,
      input: QueueInput,
      // The name of the card is computed, so the types cannot follow it.
      output: z.array(row as z.ZodType<Waiting & Record<Kind, z.output<Card>>>),
      errors: [],
    },
    approve: {
      ...decision,
      path: `/admin/approve-${kind}`,
      summary: `Let everybody see a ${kind}; its lister is told by mail`,
      input: z.strictObject({ id: Id }),
    },
    reject: {
      ...decision,
      path: `/admin/reject-${kind}`,
      summary: `Send a ${kind} back with a reason that its lister reads`,
      input: z.strictObject({ id: Id, reason: text(1_000, 1) }),
    },
    expire: {
      ...decision,
      path: `/admin/expire-${kind}`,
      summary: expireSummary,
      input: z.strictObject({ id: Id }),
    },
  } as const satisfies Record<string, Call>
}

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
