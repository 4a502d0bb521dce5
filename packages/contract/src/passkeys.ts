import * as z from 'zod'
import { SessionTransport, SignedIn } from './accounts.ts'
import type { Call } from './call.ts'
import { RecoveryCodes } from './staff.ts'
import { renamed, text } from './wire.ts'

/** Bytes as WebAuthn writes them in JSON. Bounded, because every one of them is read before anything is proved. */
const bytes = (maximum: number) => z.base64url().min(1).max(maximum)

const CredentialId = bytes(1_400)

/** A passkey of the caller, as the list shows it. */
export const Passkey = renamed(
  z.object({ id: z.uuid(), name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() }),
  { created_at: 'createdAt', last_used_at: 'lastUsedAt' },
)
export type Passkey = z.output<typeof Passkey>

// Inside of options the names are those of WebAuthn: browsers and phones take the object as it is.
const CredentialName = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(CredentialName),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = z.output<typeof CreationOptions>

const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(CredentialName).optional(),
})
export type RequestOptions = z.output<typeof RequestOptions>

/** What `navigator.credentials.get` answers, flat, so that a form can carry it. */
const assertion = {
  credential_id: CredentialId,
  client_data: bytes(4_000),
  authenticator_data: bytes(4_000),
  signature: bytes(2_000),
  user_handle: bytes(100).optional(),
}
const assertionNames = {
  credential_id: 'credentialId',
  client_data: 'clientData',
  authenticator_data: 'authenticatorData',
  user_handle: 'userHandle',
} as const

export const listPasskeys = {
  method: 'GET',
  path: '/passkeys',
  access: 'member',
  demo: 'allowed',
  summary: 'The passkeys of the caller, oldest first',
  input: z.strictObject({}),
  output: z.array(Passkey),
  errors: [],
} as const satisfies Call

export const beginPasskey = {
  method: 'POST',
  path: '/passkey-setup',
  isSecret: true,
  access: 'member',
  demo: 'refused',
  summary: 'Begin a passkey: options for navigator.credentials.create, good for five minutes; needs a fresh proof',
  input: z.strictObject({}),
  output: renamed(z.object({ creation_options: CreationOptions }), { creation_options: 'creationOptions' }),
  errors: ['fresh_proof_required', 'too_many_passkeys'],
} as const satisfies Call

export const addPasskey = {
  method: 'POST',
  path: '/passkey',
  isSecret: true,
  access: 'member',
  demo: 'refused',
  summary:
    'Add the passkey that a device has made; needs a fresh proof. With their first second step, staff get recovery codes',
  input: renamed(
    z.strictObject({
      name: text(60).optional(),
      credential_id: CredentialId,
      client_data: bytes(4_000),
      attestation_object: bytes(20_000),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
    { credential_id: 'credentialId', client_data: 'clientData', attestation_object: 'attestationObject' },
  ),
  output: RecoveryCodes,
  errors: ['fresh_proof_required', 'incorrect_details', 'code_expired', 'too_many_passkeys'],
} as const satisfies Call

export const removePasskey = {
  method: 'POST',
  path: '/remove-passkey',
  access: 'member',
  demo: 'refused',
  summary: 'Remove a passkey; needs a fresh proof. Staff keep one second step',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
  errors: ['not_found', 'fresh_proof_required', 'illegal_move'],
} as const satisfies Call

export const renamePasskey = {
  method: 'POST',
  path: '/rename-passkey',
  access: 'member',
  demo: 'refused',
  summary: 'Change the name under which the caller knows a passkey; it opens nothing and needs no fresh proof',
  input: z.strictObject({ id: z.uuid(), name: text(60, 1) }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

export const beginPasskeySignIn = {
  method: 'POST',
  path: '/passkey-challenge',
  isSecret: true,
  access: 'public',
  demo: 'allowed',
  summary: 'Begin to sign in with a passkey: options for navigator.credentials.get, good for five minutes',
  input: z.strictObject({}),
  output: renamed(z.object({ request_options: RequestOptions }), { request_options: 'requestOptions' }),
  errors: [],
} as const satisfies Call

export const signInWithPasskey = {
  method: 'POST',
  path: '/passkey-sign-in',
  isSecret: true,
  access: 'public',
  demo: 'allowed',
  summary: 'Sign in with a passkey; of staff it is the second step as well',
  input: renamed(z.strictObject({ ...assertion, session_transport: SessionTransport }), {
    ...assertionNames,
    session_transport: 'sessionTransport',
  }),
  output: SignedIn,
  errors: ['incorrect_details', 'code_expired'],
} as const satisfies Call

export const beginPasskeySecondStep = {
  method: 'POST',
  path: '/second-step-challenge',
  isSecret: true,
  access: 'member',
  demo: 'allowed',
  summary: 'Begin the second step with a passkey: options for navigator.credentials.get, good for five minutes',
  input: z.strictObject({}),
  output: renamed(z.object({ request_options: RequestOptions }), { request_options: 'requestOptions' }),
  errors: ['not_found'],
} as const satisfies Call

export const passSecondStepWithPasskey = {
  method: 'POST',
  path: '/second-step-passkey',
  isSecret: true,
  access: 'member',
  demo: 'allowed',
  summary: 'Pass the second step with a passkey of the caller',
  input: renamed(z.strictObject(assertion), assertionNames),
  output: z.null(),
  errors: ['incorrect_details', 'code_expired'],
} as const satisfies Call
