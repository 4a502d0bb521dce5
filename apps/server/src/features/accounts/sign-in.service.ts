import type { Input } from '@gable/contract/call'
import type { OwnAccount, register, signIn } from '@gable/contract/accounts'
import { passwordProblem, passwordsMatch } from '@gable/domain/password-rules'
import { recordDeed } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { AppError, conflict, invalidRequest, unauthorized } from '#platform/errors.ts'
import { recordEvent } from '#platform/events.ts'
import { enqueue } from '#platform/jobs.ts'
import { type Limit, returnLimits, spendLimits } from '#platform/rate-limit.repository.ts'
import { sendNotice, sendReset } from './accounts.jobs.ts'
import {
  acceptTerms,
  type AccountRow,
  addAccount,
  addExternalIdentity,
  claimPushToken,
  findAccount,
  findAccountBy,
  findByExternalIdentity,
  getOrAddAccount,
  hasPasswordReset,
  setEraseAfter,
  setPassword,
  spendPasswordReset,
} from './accounts.repository.ts'
import { endStreaks } from './challenges.repository.ts'
import type { Caller, Challenges, Proof } from './challenges.service.ts'
import { type Identifier, toIdentifier, toPhone } from './identifier.ts'
import type { IdTokenVerifier } from './id-token.ts'
import { toOwnAccount } from './own-account.ts'
import type { PasswordHasher } from './password-hash.ts'
import type { PasswordList } from './password-list.ts'
import { addSession, removeSessions } from './sessions.repository.ts'
import { freshSeconds, hashToken, newToken } from './sign-in-code.ts'

export type Visit = Caller & { userAgent: string }
type SignedIn = { token: string; user: OwnAccount }
type Registration = Input<typeof register>
type SignInInput = Input<typeof signIn>

type Deps = {
  db: Db
  challenges: Challenges
  hasher: PasswordHasher
  passwords: PasswordList
  idTokens: IdTokenVerifier | undefined
  mediaUrl: string
}
export type SignInService = ReturnType<typeof createSignInService>

export function createSignInService({ db, challenges, hasher, passwords, idTokens, mediaUrl }: Deps) {
  /** Every way in ends here: an account that may come in gets a new token. */
  async function openSession(tx: Tx, account: AccountRow, visit: Visit, event: string): Promise<SignedIn> {
    if (!account.isActive) throw unauthorized('account_deactivated', 'Account deactivated, contact the administrator')
    if (account.eraseAfter) await setEraseAfter(tx, account.id, null)
    await endStreaks(tx, [account.email, account.loginPhone])
    const token = newToken()
    await addSession(tx, account.id, token, visit.userAgent, freshSeconds)
    await recordEvent(tx, { name: `account.${event}`, subjectId: account.id, actorId: account.id })
    await recordDeed(tx, {
      action: `account.${event}`,
      actorId: account.id,
      object: { kind: 'account', id: account.id },
    })
    return { token, user: toOwnAccount({ ...account, eraseAfter: null }, mediaUrl) }
  }

  async function withCode(identifier: Identifier, proof: Proof, visit: Visit): Promise<SignedIn> {
    return db.transaction().execute(async (tx) => {
      await challenges.consume(tx, proof)
      const { account, isNew } = await getOrAddAccount(tx, identifier)
      return openSession(tx, account, visit, isNew ? 'created' : 'signed-in')
    })
  }

  /** Wrong address and wrong password look, weigh and last the same. */
  async function withPassword(identifier: Identifier, password: string, visit: Visit): Promise<SignedIn> {
    hasher.demandRoom()
    const limits = passwordLimits(identifier.value, visit.ip)
    await spendLimits(db, limits)
    const account = await findAccountBy(db, identifier)
    const isRight = await hasher.matches(password, account?.passwordHash ?? null).catch(async (error: unknown) => {
      // Nothing was compared, so nothing is counted: whoever tries again in a storm must not lock themselves out.
      await returnLimits(db, limits)
      throw error
    })
    if (!account || !isRight) {
      await recordDeed(db, { action: 'account.sign-in', outcome: 'denied', actorId: account?.id ?? null })
      throw unauthorized('incorrect_details', 'These details do not fit together')
    }
    await returnLimits(db, limits)
    return db.transaction().execute((tx) => openSession(tx, account, visit, 'signed-in'))
  }

  /** The provider's subject is the key. An address links accounts only if the provider has verified it. */
  async function withIdToken(idToken: string, visit: Visit, nonce?: string): Promise<SignedIn> {
    if (!idTokens) throw new AppError(403, 'operation_not_allowed', 'This way to sign in is switched off')
    const claims = await idTokens.verify(idToken, nonce)
    await takeIdToken(claims.useKey)
    return db.transaction().execute(async (tx) => {
      const known = await findByExternalIdentity(tx, claims.issuer, claims.subject)
      if (known) return openSession(tx, known, visit, 'signed-in')
      if (!claims.verifiedEmail) throw unauthorized('incorrect_details', 'The provider has not verified the address')
      const { account, isNew } = await getOrAddAccount(tx, { channel: 'mail', value: claims.verifiedEmail })
      await addExternalIdentity(tx, claims.issuer, claims.subject, account.id)
      return openSession(tx, account, visit, isNew ? 'created' : 'signed-in')
    })
  }

  /** An ID token works once, for longer than any of them lives: one that was overheard is worth nothing. */
  async function takeIdToken(useKey: string) {
    await spendLimits(db, [{ key: `id-token:${useKey}`, most: 1, windowSeconds: 3_600 }]).catch((error: unknown) => {
      throw error instanceof AppError ? unauthorized('incorrect_details', 'This ID token was used') : error
    })
  }

  async function acceptPassword(password: string, confirmation: string, known: string[]) {
    if (!passwordsMatch(password, confirmation)) throw invalidRequest(400, 'Password and confirmation differ')
    const problem = passwordProblem(password, passwords.minLength) ?? passwords.problem(password, known)
    if (problem) throw new AppError(422, 'weak_password', `The password is not accepted: ${problem}`)
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
      if (pushToken) await db.transaction().execute((tx) => claimPushToken(tx, pushToken, signedIn.user.id))
      return signedIn
    },

    async register(input: Registration, visit: Visit): Promise<SignedIn> {
      const { email, name, password, confirmation, code, challengeId, phoneNumber, termsVersion } = input
      await acceptPassword(password, confirmation, [email, name])
      const mobile = phoneNumber ? toPhone(phoneNumber) : ''
      const identifier = { channel: 'mail', value: email } as const
      const proof = await challenges.check(identifier, 'sign_in', code, visit, challengeId)
      const passwordHash = await hasher.hash(password)
      return db.transaction().execute(async (tx) => {
        await challenges.consume(tx, proof)
        const added = await addAccount(tx, { email, name, passwordHash, mobile })
        // Said only to whoever has just proved that the address is theirs.
        if (!added) throw conflict('email_in_use', 'This address has an account')
        if (termsVersion) await acceptTerms(tx, added.id, termsVersion)
        const account = await findAccount(tx, added.id)
        if (!account) throw new Error('A new account cannot be read')
        return openSession(tx, account, visit, 'created')
      })
    },

    async forgotPassword(email: string, visit: Visit): Promise<null> {
      await spendLimits(db, [
        { key: `reset:${email}`, most: 1, windowSeconds: 30 },
        { key: `reset:${email}`, most: 5, windowSeconds: 3_600 },
        { key: `reset:${email}`, most: 10, windowSeconds: 86_400 },
        { key: `reset-ip:${visit.ip}`, most: 60, windowSeconds: 3_600 },
      ])
      const job = { email, language: visit.language, seed: newToken() }
      await db.transaction().execute((tx) => enqueue(tx, sendReset, job))
      return null
    },

    async resetPassword(token: string, password: string, confirmation: string, visit: Visit): Promise<null> {
      await spendLimits(db, [{ key: `reset-try-ip:${visit.ip}`, most: 60, windowSeconds: 3_600 }])
      await acceptPassword(password, confirmation, [])
      // Asked first: hashing is dear, and nobody without a link may order it.
      if (!(await hasPasswordReset(db, hashToken(token)))) throw linkExpired()
      const passwordHash = await hasher.hash(password)
      await db.transaction().execute(async (tx) => {
        const reset = await spendPasswordReset(tx, hashToken(token))
        if (!reset) throw linkExpired()
        await setPassword(tx, reset.accountId, passwordHash)
        await removeSessions(tx, reset.accountId)
        const account = await findAccount(tx, reset.accountId)
        if (account) await endStreaks(tx, [account.email, account.loginPhone])
        await recordDeed(tx, { action: 'account.password-reset', actorId: reset.accountId })
        if (account?.email) {
          await enqueue(tx, sendNotice, { to: account.email, notice: 'passwordChanged', language: visit.language })
        }
      })
      return null
    },

    acceptPassword,
  }

  async function prove(input: SignInInput, visit: Visit): Promise<SignedIn> {
    const { way, email, phoneNumber, password, code, challengeId, idToken } = input
    if (way === 'google') {
      if (!idToken) throw unauthorized('incorrect_details', 'An ID token must prove who signs in')
      return withIdToken(idToken, visit)
    }
    const identifier = toIdentifier(way === 'email' ? { email } : { phoneNumber })
    if (password) return withPassword(identifier, password, visit)
    if (!code) throw unauthorized('incorrect_details', 'A password or a code must prove who signs in')
    return withCode(identifier, await challenges.check(identifier, 'sign_in', code, visit, challengeId), visit)
  }
}

/** A right password gives its use back, so these count the wrong ones. */
const passwordLimits = (identifier: string, ip: string): Limit[] => [
  { key: `password-ip:${ip}`, most: 100, windowSeconds: 900 },
  { key: `password:${identifier}`, most: 10, windowSeconds: 900 },
]

const linkExpired = () => unauthorized('code_expired', 'This link was used or is too old')

type CodeInput = {
  email?: string | undefined
  phoneNumber?: string | undefined
  code: string
  challengeId?: string | undefined
}
