import type { Input } from '@gable/contract/call'
import type { register } from '@gable/contract/accounts'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, unauthorized } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import type { AcceptPassword } from '../accept-password.ts'
import {
  acceptTerms,
  addAccount,
  completeAccount,
  findAccount,
  findAccountBy,
  type NewDetails,
} from '../accounts.repository.ts'
import type { Challenges } from '../challenges.service.ts'
import { toPhone } from '../identifier.ts'
import type { OpenSession, SignedIn, Visit } from '../open-session.ts'
import { toOwnAccount } from '../own-account.ts'
import type { PasswordHasher } from '../password-hash.ts'
import type { Signed } from '../security/security.service.ts'
import type { SessionProofs } from '../session-proofs.ts'
import { removeSessions } from '../sessions.repository.ts'

type Registration = Input<typeof register>
type Deps = {
  db: Db
  events: EventLog
  challenges: Challenges
  proofs: SessionProofs
  hasher: PasswordHasher
  acceptPassword: AcceptPassword
  openSession: OpenSession
  mediaUrl: string
}
export type RegistrationService = ReturnType<typeof createRegistration>

/** An account with a password, for whoever has proved that the address is theirs: by a code, or by a recent session. */
export function createRegistration(deps: Deps) {
  const { db, events, challenges, proofs, hasher, acceptPassword, openSession, mediaUrl } = deps

  /** Said only to whoever has just proved that the address is theirs. */
  async function complete(tx: Tx, accountId: number, details: NewDetails, exceptToken?: string) {
    if (!(await completeAccount(tx, accountId, details))) throw conflict('email_in_use', 'This address has an account')
    await removeSessions(tx, accountId, exceptToken)
  }

  async function withCode(input: Registration, mobile: string, visit: Visit): Promise<SignedIn> {
    const { email, name, password, code = '', challengeId, termsVersion } = input
    const identifier = { channel: 'mail', value: email } as const
    const proof = await challenges.check(identifier, 'sign_in', code, visit, challengeId)
    const details = { name, mobile, passwordHash: await hasher.hash(password) }
    return db.transaction().execute(async (tx) => {
      await challenges.consume(tx, proof)
      const added = await addAccount(tx, { email, ...details })
      const known = added ? undefined : await findAccountBy(tx, identifier)
      if (known) await complete(tx, known.id, details)
      const account = await findAccountBy(tx, identifier)
      if (!account) throw new Error('A new account cannot be read')
      if (termsVersion) await acceptTerms(tx, account.id, termsVersion)
      return openSession(tx, account, visit, { arrival: added ? 'created' : 'registered', way: 'code' })
    })
  }

  /** A client that verified the code first has its proof in the session, which goes on. */
  async function withSession(input: Registration, mobile: string, signed: Signed | undefined): Promise<SignedIn> {
    const { name, email, password, termsVersion } = input
    const { token, member } = await demandProof(email, signed)
    await spendLimits(db, [{ key: `register:${member.accountId}`, most: 20, windowSeconds: 3_600 }])
    const details = { name, mobile, passwordHash: await hasher.hash(password) }
    const account = await db.transaction().execute(async (tx) => {
      await complete(tx, member.accountId, details, token)
      if (termsVersion) await acceptTerms(tx, member.accountId, termsVersion)
      await events.record(tx, {
        name: 'account.registered',
        subjectIds: [member.accountId],
        actorId: member.accountId,
      })
      await recordAudit(tx, { action: 'account.registered', actorId: member.accountId })
      return findAccount(tx, member.accountId)
    })
    if (!account) throw new Error('A member cannot be read')
    return { token, user: toOwnAccount(account, mediaUrl) }
  }

  async function demandProof(email: string, signed: Signed | undefined): Promise<Signed> {
    const account = signed && (await findAccount(db, signed.member.accountId))
    if (account?.email !== email || !signed) {
      throw unauthorized('incorrect_details', 'A code must prove that the address is yours')
    }
    await proofs.demandFresh(signed)
    if (account.passwordHash) throw conflict('email_in_use', 'This address has an account')
    return signed
  }

  return {
    async register(input: Registration, visit: Visit, signed?: Signed): Promise<SignedIn> {
      acceptPassword(input.password, input.confirmation, [input.email, input.name])
      // Before the code is looked at: a slip in the form must not use it up.
      const mobile = input.phoneNumber ? toPhone(input.phoneNumber) : ''
      return input.code ? withCode(input, mobile, visit) : withSession(input, mobile, signed)
    },
  }
}
