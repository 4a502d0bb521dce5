import * as z from 'zod'
import type { Call } from './call.ts'
import { PropertyCard } from './property.ts'
import { decision, QueueInput, waitingFields, waitingNames } from './review-shapes.ts'
import { Id, renamed, text } from './wire.ts'

export const listForReview = {
  method: 'GET',
  path: '/admin/review-properties',
  access: 'staff:review',
  demo: 'allowed',
  summary: 'Properties in one review state, the longest waiting first; `next` of the last row continues',
  input: QueueInput,
  output: z.array(renamed(z.object({ property: PropertyCard, ...waitingFields }), waitingNames)),
  errors: [],
} as const satisfies Call

export const approveProperty = {
  ...decision,
  path: '/admin/approve-property',
  summary: 'Let everybody see a property; its lister is told by mail',
  input: z.strictObject({ id: Id }),
} as const satisfies Call

export const rejectProperty = {
  ...decision,
  path: '/admin/reject-property',
  summary: 'Send a property back with a reason that its lister reads',
  input: z.strictObject({ id: Id, reason: text(1_000, 1) }),
} as const satisfies Call

export const expireProperty = {
  ...decision,
  path: '/admin/expire-property',
  summary: 'End a property before its time',
  input: z.strictObject({ id: Id }),
} as const satisfies Call
