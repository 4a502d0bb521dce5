import { staffRoleNames } from '@gable/domain/staff-roles'
import * as z from 'zod'
import { Email } from './accounts.ts'
import type { Call } from './call.ts'
import { Flag, Id, page, renamed, text } from './wire.ts'

export const getOwnerSetup = {
  method: 'GET',
  path: '/setup-owner',
  access: 'public',
  demo: 'allowed',
  summary: 'Whether the site still waits for its first owner; afterwards there is no such call',
  input: z.strictObject({}),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

export const becomeOwner = {
  method: 'POST',
  path: '/setup-owner',
  isSecret: true,
  access: 'member',
  demo: 'refused',
  summary: 'Become the first owner with the token that was printed on the console; afterwards there is no such call',
  input: z.strictObject({ token: z.string().min(20).max(200) }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

export const setUpSecondStep = {
  method: 'POST',
  path: '/second-step-setup',
  isSecret: true,
  access: 'member',
  demo: 'refused',
  summary: 'Begin the second step: a secret for an authenticator app',
  input: z.strictObject({}),
  output: z.object({ secret: z.string(), uri: z.string().describe('For a QR code') }),
  errors: ['fresh_proof_required', 'illegal_move'],
} as const satisfies Call

export const RecoveryCodes = renamed(z.object({ recovery_codes: z.array(z.string()) }), {
  recovery_codes: 'recoveryCodes',
})

export const passSecondStep = {
  method: 'POST',
  path: '/second-step',
  isSecret: true,
  access: 'member',
  demo: 'allowed',
  summary:
    'Pass the second step with a code of the app or a recovery code; the first time it answers the recovery codes',
  input: renamed(z.strictObject({ otp: z.string().min(6).max(40) }), { otp: 'code' }),
  output: RecoveryCodes,
  errors: ['incorrect_details', 'not_found'],
} as const satisfies Call

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/recovery-codes',
  isSecret: true,
  access: 'member',
  demo: 'refused',
  summary:
    'New recovery codes for the second step; the old ones are void. Needs a fresh proof and a passed second step',
  input: z.strictObject({}),
  output: RecoveryCodes,
  errors: ['fresh_proof_required', 'not_found'],
} as const satisfies Call

/** A form has no null; there it is spelt. */
const Role = z.codec(z.enum([...staffRoleNames, 'none']).nullable(), z.enum(staffRoleNames).nullable(), {
  decode: (value) => (value === 'none' ? null : value),
  encode: (value) => value,
})

export const setStaffRole = {
  method: 'POST',
  path: '/admin/set-staff-role',
  access: 'staff:staff',
  demo: 'refused',
  summary:
    'Give an account a role, or with null (in a form `none`) take it away; needs a fresh proof, and the last owner stays',
  input: z.strictObject({ email: Email, role: Role }),
  output: z.null(),
  errors: ['not_found', 'fresh_proof_required', 'illegal_move'],
} as const satisfies Call

export const setAccountActive = {
  method: 'POST',
  path: '/admin/set-user-active',
  access: 'staff:members',
  demo: 'refused',
  summary:
    'Deactivate an account, or let it in again; needs a fresh proof. Staff are deactivated by taking their role first',
  input: renamed(z.strictObject({ user_id: Id, status: Flag, reason: text(500).optional() }), {
    user_id: 'accountId',
    status: 'isActive',
  }),
  output: z.null(),
  errors: ['not_found', 'fresh_proof_required', 'illegal_move'],
} as const satisfies Call

export const listAudit = {
  method: 'GET',
  path: '/admin/audit',
  access: 'staff:staff',
  demo: 'allowed',
  summary: 'Who did what to whom, newest first',
  input: renamed(z.strictObject({ limit: page.limit, before: Id.optional() }), { before: 'beforeId' }),
  output: z.array(
    renamed(
      z.object({
        id: Id,
        action: z.string(),
        outcome: z.enum(['done', 'denied']),
        actor_id: Id.nullable(),
        object_kind: z.string(),
        object_id: z.string(),
        detail: z.record(z.string(), z.unknown()),
        happened_at: z.string(),
      }),
      { actor_id: 'actorId', object_kind: 'objectKind', object_id: 'objectId', happened_at: 'happenedAt' },
    ),
  ),
  errors: [],
} as const satisfies Call
