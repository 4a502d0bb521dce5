import * as z from 'zod'
import type { Call } from './call.ts'
import { Id, renamed, text } from './wire.ts'

const Email = z
  .email()
  .max(254)
  .overwrite((value) => value.normalize('NFC').toLowerCase())

/** What the signed-in person may know about their own account. */
export const OwnAccount = renamed(
  z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    profile: z.string(),
    address: z.string(),
  }),
  { profile: 'profileImageUrl' },
)
export type OwnAccount = z.output<typeof OwnAccount>

export const requestCode = {
  method: 'POST',
  path: '/get-otp',
  access: 'public',
  demo: 'allowed',
  summary: 'Send a sign-in code to an e-mail address; the answer never tells whether the address has an account',
  input: z.strictObject({ email: Email }),
  output: renamed(z.object({ resend_after_seconds: z.int(), expires_after_seconds: z.int() }), {
    resend_after_seconds: 'resendAfterSeconds',
    expires_after_seconds: 'expiresAfterSeconds',
  }),
  errors: [],
} as const satisfies Call

export const verifyCode = {
  method: 'POST',
  path: '/verify-otp',
  access: 'public',
  demo: 'allowed',
  summary: 'Exchange a code for a session: a bearer token, or a cookie that no script can read',
  input: renamed(
    z.strictObject({
      email: Email,
      otp: z.string().regex(/^\d{6}$/),
      session_transport: z.enum(['bearer', 'cookie']).optional(),
    }),
    { otp: 'code', session_transport: 'sessionTransport' },
  ),
  output: z.object({
    token: z.string().nullable().describe('Null when the session travels in the cookie'),
    user: OwnAccount,
  }),
  errors: ['incorrect_details', 'code_expired', 'account_deactivated'],
} as const satisfies Call

/** The GET forms of the specification; an operator can switch them off with AUTH_GET_CALLS=false. */
export const requestCodeByGet = { ...requestCode, method: 'GET' } as const satisfies Call
export const verifyCodeByGet = { ...verifyCode, method: 'GET' } as const satisfies Call

export const signOut = {
  method: 'POST',
  path: '/before-logout',
  access: 'member',
  demo: 'allowed',
  summary: 'End this session and forget its push token',
  input: renamed(z.strictObject({ fcm_id: text(4096).optional() }), { fcm_id: 'pushToken' }),
  output: z.null(),
  errors: [],
} as const satisfies Call

export const getOwnAccount = {
  method: 'GET',
  path: '/current-user',
  access: 'optional',
  demo: 'allowed',
  summary: 'Who is signed in, or null',
  input: z.strictObject({}),
  output: OwnAccount.nullable(),
  errors: [],
} as const satisfies Call
