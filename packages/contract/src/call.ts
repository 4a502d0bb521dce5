import type { Permission } from '@gable/domain/staff-roles'
import type * as z from 'zod'

/** Who may call: `public` never looks at the session, `optional` answers visitors and members alike. */
export type Access = 'public' | 'optional' | 'member' | `staff:${Permission}`

/** Any call may fail with these; a call declares only what it adds. */
export const commonErrors = [
  'invalid_request',
  'sign_in_required',
  'forbidden',
  'demo_refused',
  'account_deactivated',
  'second_step_required',
  'too_many_requests',
  'idempotency_key_reused',
  'overloaded',
  'unavailable',
  'internal_error',
] as const

/** What single calls add to them. */
export const callErrors = [
  'not_found',
  'illegal_move',
  'incorrect_details',
  'code_expired',
  'email_in_use',
  'weak_password',
  'invalid_phone_number',
  'operation_not_allowed',
  'quota_exceeded',
  'fresh_proof_required',
  'photo_refused',
  'profile_incomplete',
  'not_verified',
  'package_required',
  'payment_required',
  'coupon_unusable',
  'changed_meanwhile',
  'too_many_drafts',
  'too_many_favourites',
  'too_many_hidden',
  'too_many_passkeys',
  'photo_type_refused',
  'heic_refused',
  'document_refused',
  'voice_refused',
  'storage_full',
  'about_yourself',
  'not_asked_before',
  'blocked_by_you',
  'blocked_you',
  'challenge_failed',
  'too_many_notes',
  'lead_exists',
  'lead_of_member',
  'time_taken',
  'already_asked',
  'in_agency_already',
  'agency_full',
  'agency_needs_owner',
  'too_many_invitations',
  'other_address',
  'payment_method_unavailable',
  'payment_unavailable',
] as const

/** What a call in which files travel may answer, whatever it does with them. */
const fileErrors = [
  'not_found',
  'photo_refused',
  'photo_type_refused',
  'heic_refused',
  'document_refused',
  'storage_full',
] as const satisfies (typeof callErrors)[number][]

export const errorCodes = [...commonErrors, ...callErrors] as const
export type ErrorCode = (typeof errorCodes)[number]

/** One call is a route without its handler: the server adds the handler, the client sends it. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/${string}`
  access: Access
  demo: 'allowed' | 'refused'
  summary: string
  input: z.ZodType
  output: z.ZodType
  errors: readonly ErrorCode[]
  /** Files travel in this call, so our own client sends it as a form. */
  hasFiles?: boolean
  /** An empty text empties what is there, always or where an id is sent; elsewhere it counts as absent. */
  isUpdate?: true | 'with_id'
  /** Part of proving who somebody is, so nothing of it is kept: it takes no Idempotency-Key. */
  isSecret?: boolean
  /** Bytes of this type are answered, without the envelope; refusals come in it as ever. */
  contentType?: string
}

/** What code on both sides handles; only the schemas know how it looks on the wire. */
export type Input<C extends Call> = z.output<C['input']>
export type Answer<C extends Call> = { data: z.output<C['output']>; message?: string } & (C['output'] extends z.ZodArray
  ? { total: number }
  : { total?: number })

export const errorsOf = ({ errors, hasFiles }: Call): readonly ErrorCode[] =>
  hasFiles ? [...errors, ...fileErrors] : errors

/** What is read travels in the query string, everything else in a body. */
export const hasBody = (call: Call) => call.method !== 'GET'
