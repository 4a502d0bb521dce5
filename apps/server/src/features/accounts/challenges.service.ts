import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db.ts'
import { AppError, unauthorized } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { type Limit, returnLimits, spendLimits } from '#platform/rate-limit.repository.ts'
import { sendCode } from './accounts.jobs.ts'
import {
  countGuess,
  endStreaks,
  lengthenStreak,
  type Purpose,
  replaceChallenge,
  streakOf,
  spendChallenge,
} from './challenges.repository.ts'
import type { FailedProofs } from './failed-proofs.ts'
import { countryOfPhone, type Identifier } from './identifier.ts'
import { codeFor, codeLifeSeconds, isSameCode, longestStreak, newNonce, resendAfterSeconds } from './sign-in-code.ts'

/** Who asks, as far as limits and cookies need to know. */
export type Caller = { ip: string; wideNetwork: string | undefined; isBrowser: boolean; language: string }
export type Proof = { id: string; nonce: Buffer; identifier: string }

type Deps = {
  db: Db
  failures: FailedProofs
  secret: string
  smsCountries: string[]
  smsPerDay: number
  hasSms: boolean
  /** Somebody should look: either the site grew, or its text messages are being abused. */
  onSmsBudgetSpent: () => void
}
export type Challenges = ReturnType<typeof createChallenges>

export function createChallenges({ db, failures, secret, smsCountries, smsPerDay, hasSms, onSmsBudgetSpent }: Deps) {
  /** Every way to a code, sending and guessing, passes here; no alias can be forgotten. */
  async function send({ channel, value }: Identifier, purpose: Purpose, caller: Caller) {
    if (channel === 'sms') await allowSms(value)
    if ((await streakOf(db, value)) >= longestStreak) throw switchedOff()
    await spendLimits(db, sendingLimits(value, caller))
    if (channel === 'sms') await spendSmsBudget()
    const challenge = { id: randomUUID(), identifier: value, purpose, nonce: newNonce(), isBound: caller.isBrowser }
    await db.transaction().execute(async (tx) => {
      await replaceChallenge(tx, challenge)
      await enqueue(tx, sendCode, { challengeId: challenge.id, channel, language: caller.language })
    })
    return { challengeId: challenge.id, resendAfterSeconds, expiresAfterSeconds: codeLifeSeconds }
  }

  /** Compares a guess. The proof is worth nothing until `consume` has used it up in the transaction of the deed. */
  async function check(identifier: Identifier, purpose: Purpose, code: string, caller: Caller, challengeId?: string) {
    const attempt = { action: actionOf[purpose], identifier, ip: caller.ip }
    return failures.watch(attempt, () => compare(identifier, purpose, code, caller, challengeId))
  }

  async function compare({ value }: Identifier, purpose: Purpose, code: string, caller: Caller, challengeId?: string) {
    await spendLimits(db, guessesOfNetwork(caller))
    const guess = await countGuess(db, value, purpose)
    // Both counters move before anything is compared: guesses that come together cannot overtake them.
    if (!guess || !(await lengthenStreak(db, value))) {
      throw unauthorized('code_expired', 'This code is used up or too old; ask for a new one')
    }
    // Only a guess that might have been right counts against the site: nonsense must not lock everybody out.
    await spendLimits(db, [guessesOfSite])
    const isElsewhere = guess.isBound && guess.id !== challengeId
    if (isElsewhere || !isSameCode(code, codeFor(guess.nonce, secret))) {
      throw unauthorized('incorrect_details', 'Wrong code')
    }
    await returnLimits(db, [guessesOfSite])
    return { id: guess.id, nonce: guess.nonce, identifier: value }
  }

  async function consume(tx: Tx, { id, nonce, identifier }: Proof) {
    if (!(await spendChallenge(tx, id, nonce))) throw unauthorized('code_expired', 'This code was used')
    await endStreaks(tx, [identifier])
  }

  async function allowSms(number: string) {
    if (!hasSms) throw switchedOff()
    const country = countryOfPhone(number)
    if (smsCountries.length > 0 && !(country && smsCountries.includes(country))) throw switchedOff()
  }

  async function spendSmsBudget() {
    const budget = { key: 'sms-budget', most: smsPerDay, windowSeconds: 86_400 }
    await spendLimits(db, [budget]).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
      onSmsBudgetSpent()
      throw new AppError(429, 'quota_exceeded', 'No more messages can be sent today')
    })
  }

  return { send, check, consume }
}

const actionOf = {
  sign_in: 'account.sign-in',
  confirm: 'account.confirmation',
  change: 'account.identifier-change',
} as const satisfies Record<Purpose, string>

const sendingLimits = (identifier: string, { ip, wideNetwork }: Caller): Limit[] => [
  { key: `code:${identifier}`, most: 1, windowSeconds: resendAfterSeconds },
  { key: `code:${identifier}`, most: 5, windowSeconds: 3_600 },
  { key: `code:${identifier}`, most: 10, windowSeconds: 86_400 },
  { key: `code-ip:${ip}`, most: 60, windowSeconds: 3_600 },
  ...limitsOfWideNetwork('code-wide', wideNetwork, 600),
]

const guessesOfNetwork = ({ ip, wideNetwork }: Caller): Limit[] => [
  { key: `guess-ip:${ip}`, most: 300, windowSeconds: 3_600 },
  ...limitsOfWideNetwork('guess-wide', wideNetwork, 3_000),
]
// As much as ten networks: with all that one customer may hold, they would use up what the whole site has.
export const limitsOfWideNetwork = (name: string, network: string | undefined, most: number): Limit[] =>
  network === undefined ? [] : [{ key: `${name}:${network}`, most, windowSeconds: 3_600 }]

// So many wrong guesses in an hour are nobody's people: at one in a million each, the site as a whole stays safe.
const guessesOfSite: Limit = { key: 'guess-all', most: 20_000, windowSeconds: 3_600 }

const switchedOff = () => new AppError(403, 'operation_not_allowed', 'Codes cannot be sent there')
