import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { unauthorized } from '#platform/errors.ts'
import { hashToken } from '../sign-in-code.ts'

/** `useKey` is the same for whatever must not be shown twice: the nonce, or what was signed if it has none. */
export type IdClaims = { issuer: string; subject: string; verifiedEmail: string | undefined; useKey: string }
export type IdTokenVerifier = { verify: (idToken: string, nonce?: string) => Promise<IdClaims> }

type Provider = { issuer: string; clientId: string; findJwksUri: () => Promise<string> }

/** Checks signature, issuer, audience, expiry and, where we chose one, the nonce. Only asymmetric signatures count. */
export function createIdTokenVerifier({ issuer, clientId, findJwksUri }: Provider): IdTokenVerifier {
  let keys: JWTVerifyGetKey | undefined
  return {
    async verify(idToken, nonce) {
      keys ??= createRemoteJWKSet(new URL(await findJwksUri()), { timeoutDuration: 3_000, cooldownDuration: 30_000 })
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: '10 minutes',
        clockTolerance: 30,
      }).catch((cause: unknown) => {
        throw Object.assign(unauthorized('incorrect_details', 'The ID token is not valid'), { cause })
      })
      if (nonce !== undefined && payload.nonce !== nonce) {
        throw unauthorized('incorrect_details', 'The ID token belongs to another sign-in')
      }
      const email = typeof payload.email === 'string' ? payload.email.normalize('NFC').toLowerCase() : undefined
      return {
        issuer: String(payload.iss),
        subject: String(payload.sub),
        verifiedEmail: payload.email_verified === true ? email : undefined,
        useKey: hashToken(String(payload.nonce ?? signedPart(idToken))).toString('base64url'),
      }
    },
  }
}

// The last character of a signature has bits that nobody reads, so one token can be spelt in sixteen ways.
const signedPart = (idToken: string) => idToken.slice(0, idToken.lastIndexOf('.'))
