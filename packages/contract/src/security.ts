import { passwordMax } from '@gable/domain/password-rules'
import * as z from 'zod'
import { Email } from './accounts.ts'
import type { Call } from './call.ts'
import { renamed } from './wire.ts'

const Code = z.string().regex(/^\d{6}$/)
const Password = z.string().min(1).max(passwordMax)

/** A device on which the person is signed in. */
export const SessionSummary = renamed(
  z.object({
    id: z.string(),
    user_agent: z.string(),
    created_at: z.string(),
    last_used_at: z.string(),
    is_current: z.boolean(),
  }),
  { user_agent: 'userAgent', created_at: 'createdAt', last_used_at: 'lastUsedAt', is_current: 'isCurrent' },
)
export type SessionSummary = z.output<typeof SessionSummary>

export const listSessions = {
  method: 'GET',
  path: '/sessions',
  access: 'member',
  demo: 'allowed',
  summary: 'Where the caller is signed in, last used first',
  input: z.strictObject({}),
  output: z.array(SessionSummary),
  errors: [],
} as const satisfies Call

export const revokeSession = {
  method: 'POST',
  path: '/revoke-session',
  access: 'member',
  demo: 'refused',
  summary: 'End one session, or without an id all but this one',
  input: z.strictObject({ id: z.string().max(64).optional() }),
  output: z.object({ ended: z.int() }),
  errors: ['not_found'],
} as const satisfies Call

/** What the owner of an account is told about how it was entered and secured. */
export const activityKinds = [
  'signed_up',
  'signed_in',
  'second_step_passed',
  'second_step_failed',
  'password_changed',
  'identifier_changed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
] as const
export const signInWayNames = ['code', 'password', 'provider', 'passkey', 'app', 'recovery_code'] as const

export const Activity = renamed(
  z.object({
    activity: z.enum(activityKinds),
    way: z.enum(signInWayNames).nullable().describe('How it was proved, where that is on record'),
    device: z.object({ browser: z.string(), system: z.string() }).nullable().describe('As the browser named itself'),
    happened_at: z.string(),
  }),
  { activity: 'kind', happened_at: 'happenedAt' },
)
export type Activity = z.output<typeof Activity>

export const listActivity = {
  method: 'GET',
  path: '/security-activity',
  access: 'member',
  demo: 'allowed',
  summary: 'The last ten sign-ins of the caller and changes to how they sign in, newest first',
  input: z.strictObject({}),
  output: z.array(Activity),
  errors: [],
} as const satisfies Call

export const getSecurity = {
  method: 'GET',
  path: '/sign-in-ways',
  access: 'member',
  demo: 'allowed',
  summary: 'How the caller can sign in',
  input: z.strictObject({}),
  output: renamed(
    z.object({
      email: z.string().nullable(),
      phone: z.string().nullable(),
      has_password: z.boolean(),
      providers: z.array(z.string()),
      is_fresh: z.boolean().describe('Whether the caller has just proved who they are'),
      has_second_step: z.boolean().describe('Whether an authenticator app is set up'),
      has_passkey: z.boolean(),
      is_second_step_passed: z.boolean().describe('Whether this session has passed it'),
    }),
    {
      has_password: 'hasPassword',
      is_fresh: 'isFresh',
      has_second_step: 'hasSecondStep',
      has_passkey: 'hasPasskey',
      is_second_step_passed: 'isSecondStepPassed',
    },
  ),
  errors: [],
} as const satisfies Call

export const confirmIdentity = {
  method: 'POST',
  path: '/confirm-identity',
  isSecret: true,
  access: 'member',
  demo: 'allowed',
  summary: 'Prove anew who is there, by password or by a code to the known address; lasts ten minutes',
  input: renamed(z.strictObject({ password: Password.optional(), otp: Code.optional() }), { otp: 'code' }),
  output: renamed(z.object({ fresh_until: z.string() }), { fresh_until: 'freshUntil' }),
  errors: ['incorrect_details', 'code_expired'],
} as const satisfies Call

export const requestConfirmation = {
  method: 'POST',
  path: '/confirm-identity-code',
  isSecret: true,
  access: 'member',
  demo: 'allowed',
  summary: 'Send a code for confirm-identity to the known address or phone',
  input: z.strictObject({}),
  output: renamed(z.object({ sent_to: z.string().describe('Shortened') }), { sent_to: 'sentTo' }),
  errors: ['operation_not_allowed', 'quota_exceeded'],
} as const satisfies Call

export const requestChange = {
  method: 'POST',
  path: '/change-identifier-code',
  isSecret: true,
  access: 'member',
  demo: 'refused',
  summary: 'Send a code to the new address or phone that shall sign in; needs a fresh proof',
  input: renamed(z.strictObject({ email: Email.optional(), number: z.string().min(5).max(32).optional() }), {
    number: 'phoneNumber',
  }),
  output: z.null(),
  errors: ['fresh_proof_required', 'invalid_phone_number', 'operation_not_allowed', 'quota_exceeded'],
} as const satisfies Call

export const changeIdentifier = {
  method: 'POST',
  path: '/change-identifier',
  isSecret: true,
  access: 'member',
  demo: 'refused',
  summary: 'Sign in with another address or phone from now on; the old one is told, other sessions end',
  input: renamed(z.strictObject({ email: Email.optional(), number: z.string().min(5).max(32).optional(), otp: Code }), {
    number: 'phoneNumber',
    otp: 'code',
  }),
  output: z.null(),
  errors: ['fresh_proof_required', 'incorrect_details', 'code_expired', 'email_in_use', 'invalid_phone_number'],
} as const satisfies Call

export const changePassword = {
  method: 'POST',
  path: '/change-password',
  isSecret: true,
  access: 'member',
  demo: 'refused',
  summary: 'Set or change the password; needs a fresh proof, and all other sessions end',
  input: renamed(z.strictObject({ password: Password, re_password: Password }), { re_password: 'confirmation' }),
  output: z.null(),
  errors: ['fresh_proof_required', 'weak_password'],
} as const satisfies Call
