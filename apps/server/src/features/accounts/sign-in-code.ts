import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

export const codeLifeSeconds = 600
export const resendAfterSeconds = 30
export const attemptsPerCode = 5
/** After so many wrong guesses in a row, over any time, codes are off for the identifier until it is recovered. */
export const longestStreak = 100
export const sessionDays = 60
export const resetLifeSeconds = 1_800
/** How long a proof of who is there counts for changing how one signs in. */
export const freshSeconds = 600

export const newNonce = () => randomBytes(16)

/** The code that belongs to a nonce. It can be made only with the secret, so no table and no backup holds a code. */
export function codeFor(nonce: Buffer, secret: string): string {
  const number = createHmac('sha256', secret).update('sign-in-code:').update(nonce).digest().readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

export const isSameCode = (given: string, right: string) =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))

/** The token of a reset link, which only the secret can make from its seed. */
export const resetTokenFor = (seed: string, secret: string) =>
  createHmac('sha256', secret).update(`password-reset:${seed}`).digest('base64url')

export const newToken = () => randomBytes(32).toString('base64url')

/** Only hashes are stored: a stolen table opens no session. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer')
