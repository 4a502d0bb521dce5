import { homeUnits, plotUnits } from '@gable/domain/reader-units'
import { passwordMax } from '@gable/domain/password-rules'
import { staffRoleNames } from '@gable/domain/staff-roles'
import { isBrowserToken, readPushSubscription } from '@gable/domain/push-subscription'
import * as z from 'zod'
import type { Call } from './call.ts'
import { FilePart, Flag, Id, Latitude, Longitude, renamed, text, toNormalForm } from './wire.ts'

export const Email = z
  .string()
  .max(254, { abort: true })
  .check(z.email({ abort: true }))
  .overwrite((value) => toNormalForm(value).toLowerCase())
/** Any spelling of a number; the server turns it into E.164 or refuses it. */
const PhoneNumber = z.string().min(5).max(32)
export const maxSpokenLanguages = 12
const Code = z.string().regex(/^\d{6}$/)
// Longer ones are refused before anything is hashed: hashing a megabyte is work for an attacker to order.
const Password = z.string().min(1).max(passwordMax)
/** The token of an app, or as JSON the subscription of a browser, whose address must be one of the open internet. */
const pushTokenOf = (shortest: number) =>
  text(4096, shortest).refine(
    (token) => !isBrowserToken(token) || readPushSubscription(token) !== undefined,
    'Expected a token, or the subscription of a browser as JSON',
  )
export const PushToken = pushTokenOf(1)
const PushTokenOrNone = pushTokenOf(0).optional()

/** The code of a spoken language, as Intl names it. */
export const SpokenLanguage = z.string().regex(/^[a-z]{2,3}$/)
const SpokenLanguages = z.codec(
  z.union([z.array(z.string()), z.string()]),
  z.array(SpokenLanguage).max(maxSpokenLanguages),
  {
    decode: (value) => [...new Set((typeof value === 'string' ? value.split(',') : value).filter(Boolean))],
    encode: (codes) => codes.join(','),
  },
)

export const SessionTransport = z.enum(['bearer', 'cookie']).optional()

/** What the signed-in person may know about their own account. */
export const OwnAccount = renamed(
  z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    profile: z.string().describe('Empty until the picture is ready to be shown'),
    has_profile: z.boolean().describe('Whether a picture was given'),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    about_me: z.string(),
    languages: z.array(SpokenLanguage).default([]).describe('Ours: what they speak, as codes'),
    facebook_id: z.string(),
    twiiter_id: z.string(),
    instagram_id: z.string(),
    youtube_id: z.string(),
    notification: Flag,
    show_number: Flag.optional().describe('Ours: whether people who ask on a listing are shown the mobile number'),
    area_unit: z.enum(homeUnits).nullable().default(null).describe('Ours: what areas are told in, if they have chosen'),
    plot_unit: z.enum(plotUnits).nullable().default(null).describe('Ours: and plots'),
    staff_role: z.enum(staffRoleNames).nullable(),
    erase_after: z.string().nullable().describe('When the account will be erased, if its owner wanted that'),
  }),
  {
    profile: 'profileImageUrl',
    has_profile: 'hasPicture',
    about_me: 'aboutMe',
    facebook_id: 'facebookId',
    twiiter_id: 'twitterId',
    instagram_id: 'instagramId',
    youtube_id: 'youtubeId',
    notification: 'wantsNotifications',
    show_number: 'showsNumber',
    area_unit: 'areaUnit',
    plot_unit: 'plotUnit',
    staff_role: 'staffRole',
    erase_after: 'eraseAfter',
  },
)
export type OwnAccount = z.output<typeof OwnAccount>

export const SignedIn = z.object({
  token: z.string().nullable().describe('Null when the session travels in the cookie'),
  user: OwnAccount,
})
export type SignedIn = z.output<typeof SignedIn>

const identifierNames = { number: 'phoneNumber' } as const

export const requestCode = {
  method: 'POST',
  path: '/get-otp',
  access: 'public',
  demo: 'allowed',
  summary: 'Send a code to an e-mail address or a phone; the answer never tells whether it has an account',
  input: renamed(z.strictObject({ email: Email.optional(), number: PhoneNumber.optional() }), identifierNames),
  output: renamed(
    z.object({
      challenge_id: z.string().describe('Send it back with the code, unless the cookie carries it'),
      resend_after_seconds: z.int(),
      expires_after_seconds: z.int(),
    }),
    {
      challenge_id: 'challengeId',
      resend_after_seconds: 'resendAfterSeconds',
      expires_after_seconds: 'expiresAfterSeconds',
    },
  ),
  errors: ['invalid_phone_number', 'operation_not_allowed', 'quota_exceeded'],
} as const satisfies Call

export const verifyCode = {
  method: 'POST',
  path: '/verify-otp',
  access: 'public',
  demo: 'allowed',
  summary: 'Exchange a code for a session: a bearer token, or a cookie that no script can read',
  input: renamed(
    z.strictObject({
      email: Email.optional(),
      number: PhoneNumber.optional(),
      otp: Code,
      challenge_id: z.uuid().optional(),
      session_transport: SessionTransport,
    }),
    { ...identifierNames, otp: 'code', challenge_id: 'challengeId', session_transport: 'sessionTransport' },
  ),
  output: SignedIn,
  errors: ['incorrect_details', 'code_expired', 'invalid_phone_number'],
} as const satisfies Call

/** The GET forms of the specification; an operator can switch them off with AUTH_GET_CALLS=false. */
export const requestCodeByGet = { ...requestCode, method: 'GET' } as const satisfies Call
export const verifyCodeByGet = { ...verifyCode, method: 'GET' } as const satisfies Call

export const signIn = {
  method: 'POST',
  path: '/user_signup',
  access: 'public',
  demo: 'allowed',
  summary:
    'Sign in or up with a proof: a password, a code, or the ID token of the OpenID provider. An auth_id proves nothing',
  input: renamed(
    z.strictObject({
      logintype: z
        .enum(['google', 'email', 'phone'])
        .optional()
        .catch(undefined)
        .describe('Absent or unknown, the proof that is there decides'),
      email: Email.optional(),
      mobile: PhoneNumber.optional(),
      password: Password.optional(),
      otp: Code.optional(),
      challenge_id: z.uuid().optional(),
      id_token: z.string().max(10_000).optional(),
      session_transport: SessionTransport,
      name: text(100).optional().describe('For a new account'),
      address: text(500).optional().describe('For a new account'),
      fcm_id: PushTokenOrNone,
      auth_id: z.unknown().optional().describe('Accepted and ignored'),
      type: z.unknown().optional().describe('Accepted and ignored: nobody chooses a role'),
      profile: z.unknown().optional().describe('Accepted and ignored: update_profile takes the picture'),
    }),
    {
      logintype: 'way',
      mobile: 'phoneNumber',
      otp: 'code',
      challenge_id: 'challengeId',
      id_token: 'idToken',
      session_transport: 'sessionTransport',
      fcm_id: 'pushToken',
    },
  ),
  output: SignedIn,
  errors: ['incorrect_details', 'code_expired', 'invalid_phone_number', 'operation_not_allowed'],
} as const satisfies Call

export const register = {
  method: 'POST',
  path: '/user-register',
  isSecret: true,
  access: 'optional',
  demo: 'allowed',
  summary:
    'Make an account with a password; a code, or a session that is minutes old, proves that the address is the caller’s',
  input: renamed(
    z.strictObject({
      name: text(100, 1),
      email: Email,
      mobile: PhoneNumber.optional(),
      password: Password,
      re_password: Password,
      otp: Code.optional().describe('Not needed with a session of this address whose proof is at most ten minutes old'),
      challenge_id: z.uuid().optional(),
      terms_version: text(40).optional(),
      session_transport: SessionTransport,
    }),
    {
      mobile: 'phoneNumber',
      re_password: 'confirmation',
      otp: 'code',
      challenge_id: 'challengeId',
      terms_version: 'termsVersion',
      session_transport: 'sessionTransport',
    },
  ),
  output: SignedIn,
  errors: [
    'incorrect_details',
    'code_expired',
    'fresh_proof_required',
    'email_in_use',
    'weak_password',
    'invalid_phone_number',
  ],
} as const satisfies Call

export const forgotPassword = {
  method: 'POST',
  path: '/forgot-password',
  access: 'public',
  demo: 'refused',
  summary: 'Mail a single-use link to a page that sets a new password, if the address has an account',
  input: z.strictObject({ email: Email }),
  output: z.null(),
  errors: [],
} as const satisfies Call
export const forgotPasswordByGet = { ...forgotPassword, method: 'GET' } as const satisfies Call

export const resetPassword = {
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  demo: 'refused',
  summary: 'Set a new password with the token of the mailed link; every session ends',
  input: renamed(z.strictObject({ token: z.string().min(20).max(200), password: Password, re_password: Password }), {
    re_password: 'confirmation',
  }),
  output: z.null(),
  errors: ['code_expired', 'weak_password'],
} as const satisfies Call

export const signOut = {
  method: 'POST',
  path: '/before-logout',
  access: 'member',
  demo: 'allowed',
  summary: 'End this session and forget its push token',
  input: renamed(z.strictObject({ fcm_id: PushTokenOrNone }), { fcm_id: 'pushToken' }),
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

const SocialId = text(200)

export const updateProfile = {
  method: 'POST',
  path: '/update_profile',
  access: 'member',
  demo: 'refused',
  summary: 'Change what was sent of the own profile. How one signs in is changed by calls of its own',
  hasFiles: true,
  isUpdate: true,
  input: renamed(
    z.strictObject({
      userid: z.unknown().optional().describe('Accepted and ignored: the session says who calls'),
      email: z.unknown().optional().describe('Accepted and ignored: change-identifier changes it'),
      firebase_id: z.unknown().optional().describe('Accepted and ignored'),
      name: text(100, 1).optional(),
      mobile: text(32).optional(),
      address: text(500).optional(),
      city: text(200).optional(),
      state: text(200).optional(),
      country: text(200).optional(),
      latitude: Latitude.optional(),
      longitude: Longitude.optional(),
      about_me: text(5_000).optional(),
      languages: SpokenLanguages.optional().describe('Ours: what they speak, as codes'),
      facebook_id: SocialId.optional(),
      twiiter_id: SocialId.optional(),
      instagram_id: SocialId.optional(),
      youtube_id: SocialId.optional(),
      notification: Flag.optional(),
      show_number: Flag.optional().describe('Ours: whether people who ask on a listing are shown the mobile number'),
      area_unit: z.enum(homeUnits).optional().describe('Ours: what areas are told in'),
      plot_unit: z.enum(plotUnits).optional().describe('Ours: and plots; as_home takes the unit of homes'),
      fcm_id: PushTokenOrNone,
      profile: FilePart.optional(),
      remove_profile: Flag.optional().describe('Take the picture away, unless another one comes with it'),
    }),
    {
      about_me: 'aboutMe',
      facebook_id: 'facebookId',
      twiiter_id: 'twitterId',
      instagram_id: 'instagramId',
      youtube_id: 'youtubeId',
      notification: 'wantsNotifications',
      show_number: 'showsNumber',
      area_unit: 'areaUnit',
      plot_unit: 'plotUnit',
      fcm_id: 'pushToken',
      profile: 'profilePicture',
      remove_profile: 'removesPicture',
    },
  ),
  output: OwnAccount,
  errors: ['photo_refused', 'invalid_phone_number'],
} as const satisfies Call

export const updatePushToken = {
  method: 'POST',
  path: '/update-fcm-token',
  access: 'member',
  demo: 'refused',
  summary: 'Tell where push messages for the caller go; the device then belongs to them alone',
  input: renamed(z.strictObject({ fcm_id: PushToken }), { fcm_id: 'pushToken' }),
  output: z.null(),
  errors: [],
} as const satisfies Call

/** What everybody may know about a member. */
export const PublicAccount = renamed(
  z.object({
    id: Id,
    name: z.string(),
    profile: z.string(),
    about_me: z.string(),
    city: z.string(),
    country: z.string(),
    facebook_id: z.string(),
    twiiter_id: z.string(),
    instagram_id: z.string(),
    youtube_id: z.string(),
    created_at: z.string(),
  }),
  {
    profile: 'profileImageUrl',
    about_me: 'aboutMe',
    facebook_id: 'facebookId',
    twiiter_id: 'twitterId',
    instagram_id: 'instagramId',
    youtube_id: 'youtubeId',
    created_at: 'memberSince',
  },
)

export const getAccount = {
  method: 'GET',
  path: '/get-user',
  access: 'optional',
  demo: 'allowed',
  summary: 'A member as everybody sees them',
  input: z.strictObject({ id: Id }),
  output: PublicAccount,
  errors: ['not_found'],
} as const satisfies Call

export const deleteAccount = {
  method: 'POST',
  path: '/delete_user',
  access: 'member',
  demo: 'refused',
  summary: 'Ask for the own account to be erased in 14 days; needs a fresh proof, and signing in again undoes it',
  input: renamed(z.strictObject({ userid: Id.optional() }), { userid: 'accountId' }),
  output: renamed(z.object({ erase_after: z.string() }), { erase_after: 'eraseAfter' }),
  errors: ['fresh_proof_required', 'not_found'],
} as const satisfies Call
