import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, RequestOptions } from '@gable/contract/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** How an attempt differs from an honest one. */
type Twist = {
  origin?: string
  rpId?: string
  counter?: number
  isVerified?: boolean
  challenge?: string
  userHandle?: string
  credentialId?: string
  attestation?: Map<string, unknown>
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest()
const text = (value: Buffer) => value.toString('base64url')

export type Authenticator = ReturnType<typeof createAuthenticator>

/** A device with one passkey, as a phone has it: it signs what it is asked to, and counts. */
export function createAuthenticator(origin = 'http://gable.test') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(rpId: string, twist: Twist, attested = Buffer.alloc(0)) {
    const flags = 0x01 | (twist.isVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(twist.counter ?? ++counter)
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([flags]), count, attested])
  }

  return {
    /** What `navigator.credentials.create` would answer. */
    create({ rp, user, challenge }: CreationOptions, twist: Twist = {}) {
      userHandle = user.id
      const size = Buffer.alloc(2)
      size.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), size, credentialId, coseKey(publicKey)])
      const statement = twist.attestation ?? new Map<string, unknown>()
      const object = new Map<string, unknown>([
        ['fmt', statement.size > 0 ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(authenticatorData(rp.id, twist, attested))],
      ])
      return {
        credentialId: text(credentialId),
        clientData: text(clientData('webauthn.create', challenge, twist)),
        attestationObject: text(Buffer.from(isoCBOR.encode(object as never))),
      }
    },

    /** What `navigator.credentials.get` would answer. */
    get({ rpId, challenge }: RequestOptions, twist: Twist = {}) {
      const data = authenticatorData(rpId, twist)
      const client = clientData('webauthn.get', challenge, twist)
      return {
        credentialId: twist.credentialId ?? text(credentialId),
        clientData: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: twist.userHandle ?? userHandle,
      }
    },
  }
}

/** The public key as COSE writes it: EC2, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'))
  const map = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  return Buffer.from(isoCBOR.encode(map as never))
}
