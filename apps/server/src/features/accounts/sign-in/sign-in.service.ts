import type { signIn } from '@gable/contract/accounts'
import type { Input } from '@gable/contract/call'
import type { Db } from '#platform/db.ts'
import { AppError, unauthorized } from '#platform/errors.ts'
import { type Limit, returnLimits, spendLimits } from '#platform/rate-limit.repository.ts'
import {
  addExternalIdentity,
  claimPushToken,
  findAccountBy,
  findAccountForUpdate,
  findByExternalIdentity,
  getOrAddAccount,
} from '../accounts.repository.ts'
import type { Challenges, Proof } from '../challenges.service.ts'
import type { FailedProofs } from '../failed-proofs.ts'
import { type Identifier, toIdentifier } from '../identifier.ts'
import type { OpenSession, SignedIn, Visit } from '../open-session.ts'
import type { PasswordHasher } from '../password-hash.ts'
import type { IdTokenVerifier } from './id-token.ts'

type SignInInput = Input<typeof signIn>
/** What a new account begins with. */
type About = Pick<SignInInput, 'name' | 'address'>
type TokenUse = { nonce?: string; about?: About }

type Deps = {
  db: Db
  challenges: Challenges
  failures: FailedProofs
  hasher: PasswordHasher
  idTokens: IdTokenVerifier | undefined
  openSession: OpenSession
}
const action = 'account.sign-in'
const wrongDetails = () => unauthorized('incorrect_details', 'These details do not fit together')
export type SignInService = ReturnType<typeof createSignInService>

export function createSignInService({ db, challenges, failures, hasher, idTokens, openSession }: Deps) {
  async function withCode(identifier: Identifier, proof: Proof, visit: Visit, about?: About): Promise<SignedIn> {
    const open = () =>
      db.transaction().execute(async (tx) => {
        await challenges.consume(tx, proof)
        const { account, isNew } = await getOrAddAccount(tx, identifier, about)
        return openSession(tx, account, visit, { arrival: isNew ? 'created' : 'signed-in', way: 'code' })
      })
    return failures.watch({ action, identifier, ip: visit.ip }, open)
  }

  const withPassword = (identifier: Identifier, password: string, visit: Visit) =>
    failures.watch({ action, identifier, ip: visit.ip }, () => comparePassword(identifier, password, visit))

  /** Wrong address and wrong password look, weigh and last the same. */
  async function comparePassword(identifier: Identifier, password: string, visit: Visit): Promise<SignedIn> {
    hasher.demandRoom()
    const guesses = guessLimits(identifier.value, visit.ip)
    const comparisons = comparisonLimit(identifier.value)
    await spendLimits(db, guesses)
    await spendLimits(db, [comparisons]).catch(giveBack(guesses))
    const account = await findAccountBy(db, identifier)
    const isRight = await hasher
      .matches(password, account?.passwordHash ?? null)
      .catch(giveBack([...guesses, comparisons]))
    if (!account || !isRight) throw wrongDetails()
    await returnLimits(db, guesses)
    return db.transaction().execute(async (tx) => {
      // Comparing takes its time: a password that was changed meanwhile opens nothing any more.
      const current = await findAccountForUpdate(tx, account.id)
      if (current?.passwordHash !== account.passwordHash) throw wrongDetails()
      return openSession(tx, current, visit, { arrival: 'signed-in', way: 'password' })
    })
  }

  /** Nothing was compared, so nothing is counted: whoever tries again in a storm must not lock themselves out. */
  const giveBack = (limits: Limit[]) => async (error: unknown) => {
    await returnLimits(db, limits)
    throw error
  }

  const withIdToken = (idToken: string | undefined, visit: Visit, use: TokenUse = {}) =>
    failures.watch({ action, ip: visit.ip }, () => checkIdToken(idToken, visit, use))

  /** The provider's subject is the key. An address links accounts only if the provider has verified it. */
  async function checkIdToken(idToken: string | undefined, visit: Visit, { nonce, about }: TokenUse) {
    if (!idToken) throw unauthorized('incorrect_details', 'An ID token must prove who signs in')
    if (!idTokens) throw new AppError(403, 'operation_not_allowed', 'This way to sign in is switched off')
    const claims = await idTokens.verify(idToken, nonce)
    await takeIdToken(claims.useKey)
    return db.transaction().execute(async (tx) => {
      const known = await findByExternalIdentity(tx, claims.issuer, claims.subject)
      if (known) return openSession(tx, known, visit, { arrival: 'signed-in', way: 'provider' })
      if (!claims.verifiedEmail) throw unauthorized('incorrect_details', 'The provider has not verified the address')
      const { account, isNew } = await getOrAddAccount(tx, { channel: 'mail', value: claims.verifiedEmail }, about)
      await addExternalIdentity(tx, claims.issuer, claims.subject, account.id)
      return openSession(tx, account, visit, { arrival: isNew ? 'created' : 'signed-in', way: 'provider' })
    })
  }

  /** An ID token works once, for longer than any of them lives: one that was overheard is worth nothing. */
  async function takeIdToken(useKey: string) {
    await spendLimits(db, [{ key: `id-token:${useKey}`, most: 1, windowSeconds: 3_600 }]).catch((error: unknown) => {
      throw error instanceof AppError ? unauthorized('incorrect_details', 'This ID token was used') : error
    })
  }

  return {
    withIdToken,

    async withCode({ email, phoneNumber, code, challengeId }: CodeInput, visit: Visit) {
      const identifier = toIdentifier({ email, phoneNumber })
      return withCode(identifier, await challenges.check(identifier, 'sign_in', code, visit, challengeId), visit)
    },

    /** `user_signup`: whatever the proof is, there must be one. */
    async withProof(input: SignInInput, visit: Visit): Promise<SignedIn> {
      const signedIn = await prove(input, visit)
      const { pushToken } = input
      const registering = { accountId: signedIn.user.id, sessionToken: signedIn.token }
      if (pushToken) await db.transaction().execute((tx) => claimPushToken(tx, pushToken, registering))
      return signedIn
    },
  }

  async function prove(input: SignInInput, visit: Visit): Promise<SignedIn> {
    const { email, phoneNumber, password, code, challengeId, idToken } = input
    const way = input.way ?? wayOf(input)
    if (way === 'google') return withIdToken(idToken, visit, { about: input })
    // Said before the address is looked at: an `auth_id` alone is refused for what it is.
    if (!password && !code) return failures.watch({ action, ip: visit.ip }, refuseBareName)
    const identifier = toIdentifier(
      way === 'email' ? { email } : { phoneNumber },
      input.way === 'phone' ? 'phoneNumber' : 'email',
    )
    if (password) return withPassword(identifier, password, visit)
    const proof = await challenges.check(identifier, 'sign_in', code ?? '', visit, challengeId)
    return withCode(identifier, proof, visit, input)
  }
}

const refuseBareName = () =>
  Promise.reject(unauthorized('incorrect_details', 'A password or a code must prove who signs in'))

/** How somebody signs in who does not say so. */
const wayOf = ({ idToken, email }: SignInInput) => (idToken ? 'google' : email ? 'email' : 'phone')

/** A right password gives its use back, so these count the wrong ones. */
const guessLimits = (identifier: string, ip: string): Limit[] => [
  { key: `password-ip:${ip}`, most: 100, windowSeconds: 900 },
  { key: `password:${identifier}`, most: 10, windowSeconds: 900 },
]
/** Right ones count as well: comparing is dear, and one account must not keep the hasher from everybody else. */
const comparisonLimit = (identifier: string): Limit => ({
  key: `password-use:${identifier}`,
  most: 30,
  windowSeconds: 900,
})

type CodeInput = {
  email?: string | undefined
  phoneNumber?: string | undefined
  code: string
  challengeId?: string | undefined
}
