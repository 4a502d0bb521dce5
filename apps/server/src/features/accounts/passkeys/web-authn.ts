import type { CreationOptions, RequestOptions } from '@gable/contract/passkeys'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers'
import { unauthorized } from '#platform/errors.ts'
import { challengeSeconds } from './passkey-challenges.repository.ts'

/** Where passkeys count. It follows from the configured address: a request must not choose it. */
export type RelyingParty = { id: string; name: string; origin: string }
type Known = { credentialId: Buffer; transports: string[] }
type Person = { userHandle: Buffer; name: string; displayName: string }
export type Attestation = { credentialId: string; clientData: string; attestationObject: string }
export type Assertion = {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
  userHandle?: string | undefined
}

// Named, because what the library offers by itself differs from one version of Node to the next.
const algorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
const timeout = challengeSeconds * 1_000
const refuse = () => unauthorized('incorrect_details', 'This passkey proves nothing here')

export function relyingPartyOf(siteUrl: string): RelyingParty {
  const { hostname, host, origin } = new URL(siteUrl)
  return { id: hostname, name: host, origin }
}

export function creationOptions(
  { id, name }: RelyingParty,
  challenge: Buffer,
  person: Person,
  known: Known[],
): CreationOptions {
  return {
    rp: { id, name },
    user: { id: toText(person.userHandle), name: person.name, displayName: person.displayName },
    challenge: toText(challenge),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(toCredentialName),
    // Found without a name and opened by finger, face or PIN: so one passkey is a whole sign-in.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

export const requestOptions = ({ id }: RelyingParty, challenge: Buffer, known?: Known[]): RequestOptions => ({
  challenge: toText(challenge),
  rpId: id,
  timeout,
  userVerification: 'required',
  ...(known && { allowCredentials: known.map(toCredentialName) }),
})

/** The challenge that the client says it signed. Whether it did is checked later, by the signature. */
export function challengeIn(clientData: string): Buffer {
  return refusing(() => Buffer.from(decodeClientDataJSON(clientData).challenge, 'base64url'))
}

export async function verifyAttestation(party: RelyingParty, challenge: Buffer, given: Attestation) {
  const verify = () =>
    verifyRegistrationResponse({
      ...expected(party, challenge),
      supportedAlgorithmIDs: algorithms,
      response: {
        ...credentialOf(given.credentialId),
        response: {
          clientDataJSON: given.clientData,
          attestationObject: withoutStatement(given.attestationObject),
        },
      },
    })
  const { registrationInfo } = await refusing(verify)
  if (!registrationInfo) throw refuse()
  const { credential } = registrationInfo
  return {
    credentialId: toBytes(credential.id),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
  }
}

type StoredKey = { credentialId: Buffer; publicKey: Buffer; userHandle: Buffer; counter: number }

/** The count of the key's uses, once the signature, the origin and the person behind it are as they should be. */
export async function verifyAssertion(party: RelyingParty, challenge: Buffer, key: StoredKey, given: Assertion) {
  const isOtherPerson = given.userHandle !== undefined && !toBytes(given.userHandle).equals(key.userHandle)
  if (isOtherPerson) throw refuse()
  const verify = () =>
    verifyAuthenticationResponse({
      ...expected(party, challenge),
      credential: { id: toText(key.credentialId), publicKey: new Uint8Array(key.publicKey), counter: key.counter },
      response: {
        ...credentialOf(given.credentialId),
        response: {
          clientDataJSON: given.clientData,
          authenticatorData: given.authenticatorData,
          signature: given.signature,
        },
      },
    })
  const { verified, authenticationInfo } = await refusing(verify)
  if (!verified) throw refuse()
  return authenticationInfo.newCounter
}

const expected = ({ id, origin }: RelyingParty, challenge: Buffer) => ({
  expectedChallenge: toText(challenge),
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
})

const credentialOf = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })

const toText = (value: Buffer) => value.toString('base64url')
const toBytes = (value: string) => Buffer.from(value, 'base64url')
const toCredentialName = ({ credentialId, transports }: Known) => ({
  id: toText(credentialId),
  type: 'public-key' as const,
  transports,
})

/**
 * Nobody is asked which device it is, so what proves the make of a device is dropped unread: to check its certificates,
 * the library would call addresses that the certificates name, and a stranger could point the server at our network.
 */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const bare = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare as never))
}

/** The library throws plain errors for whatever does not fit; it does nothing but read what was sent. */
function refusing<Result>(read: () => Result): Result
function refusing<Result>(read: () => Promise<Result>): Promise<Result>
function refusing(read: () => unknown): unknown {
  try {
    const result = read()
    return result instanceof Promise
      ? result.catch(() => {
          throw refuse()
        })
      : result
  } catch {
    throw refuse()
  }
}
