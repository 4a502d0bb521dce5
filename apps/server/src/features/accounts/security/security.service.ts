import type { SessionSummary } from '@gable/contract/security'
import { recordAudit } from '#platform/audit.ts'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound, unauthorized } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import type { DetailOf } from '../../notifications/notification-details.ts'
import type { Notify } from '../../notifications/notify.ts'
import type { AcceptPassword } from '../accept-password.ts'
import { findAccount, listIssuers, setEraseAfter, setIdentifier, setPassword } from '../accounts.repository.ts'
import type { Challenges } from '../challenges.service.ts'
import type { FailedProofs } from '../failed-proofs.ts'
import { type Identifier, shortened, toIdentifier } from '../identifier.ts'
import type { Visit } from '../open-session.ts'
import type { PasswordHasher } from '../password-hash.ts'
import type { SessionProofs } from '../session-proofs.ts'
import { freshenSession, listSessions, removeSessionById, removeSessions } from '../sessions.repository.ts'
import { freshSeconds } from '../sign-in-code.ts'
import { listActivity } from './list-activity.ts'
import { findSecondFactors } from './second-factors.ts'

const graceMs = 14 * 86_400_000

type Deps = {
  db: Db
  events: EventLog
  notify: Notify
  challenges: Challenges
  failures: FailedProofs
  proofs: SessionProofs
  hasher: PasswordHasher
  acceptPassword: AcceptPassword
}
/** A member together with the session that spoke for them. */
export type Signed = { member: Member; token: string }
type Change = { email?: string | undefined; phoneNumber?: string | undefined; code: string }
export type SecurityService = ReturnType<typeof createSecurityService>

/** How somebody signs in, and where they are signed in. What changes that needs a proof that is minutes old. */
export function createSecurityService(deps: Deps) {
  const { db, events, notify, challenges, failures, proofs, hasher, acceptPassword } = deps

  const tell = (
    tx: Tx,
    to: number,
    notice: DetailOf<'security'>['notice'],
    { language }: Visit,
    mailTo?: string | null,
  ) => notify(tx, { to, kind: 'security', detail: { notice }, language, ...(mailTo && { mailTo }) })

  async function getAccount(id: number) {
    const account = await findAccount(db, id)
    if (!account) throw notFound('Account')
    return account
  }

  async function knownIdentifier(accountId: number): Promise<Identifier> {
    const { email, loginPhone } = await getAccount(accountId)
    if (email) return { channel: 'mail', value: email }
    if (loginPhone) return { channel: 'sms', value: loginPhone }
    throw notFound('Identifier')
  }

  async function checkPassword(accountId: number, identifier: Identifier, password: string, { ip }: Visit) {
    await spendLimits(db, [{ key: `confirm:${accountId}`, most: 10, windowSeconds: 900 }])
    await failures.watch({ action: 'account.confirmation', identifier, actorId: accountId, ip }, async () => {
      const { passwordHash } = await getAccount(accountId)
      if (!(await hasher.matches(password, passwordHash))) throw unauthorized('incorrect_details', 'Wrong password')
    })
  }

  return {
    async listSessions({ member, token }: Signed): Promise<SessionSummary[]> {
      const rows = await listSessions(db, member.accountId, token)
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
      }))
    },

    async revoke({ member, token }: Signed, id: string | undefined): Promise<{ ended: number }> {
      return db.transaction().execute(async (tx) => {
        const ended = id
          ? await removeSessionById(tx, member.accountId, id)
          : await removeSessions(tx, member.accountId, token)
        if (id && ended === 0) throw notFound('Session')
        // Asking again costs nothing, so what ended nothing must not fill the record.
        if (ended > 0) {
          await recordAudit(tx, { action: 'account.sessions-revoked', actorId: member.accountId, detail: { ended } })
        }
        return { ended }
      })
    },

    listActivity: ({ member }: Signed) => listActivity(db, member.accountId),

    async ways({ member, token }: Signed) {
      const [account, providers, session, factors] = await Promise.all([
        getAccount(member.accountId),
        listIssuers(db, member.accountId),
        proofs.find(token),
        findSecondFactors(db, member.accountId),
      ])
      return {
        email: account.email,
        phone: account.loginPhone,
        hasPassword: account.passwordHash !== null,
        providers,
        isFresh: session?.isFresh ?? false,
        hasSecondStep: factors.hasApp,
        hasPasskey: factors.passkeys > 0,
        isSecondStepPassed: session?.hasSecondStep ?? false,
      }
    },

    async requestConfirmation({ member }: Signed, visit: Visit) {
      const identifier = await knownIdentifier(member.accountId)
      await challenges.send(identifier, 'confirm', { ...visit, isBrowser: false })
      return { sentTo: shortened(identifier) }
    },

    async confirm(signed: Signed, proof: { password?: string | undefined; code?: string | undefined }, visit: Visit) {
      const { member, token } = signed
      const identifier = await knownIdentifier(member.accountId)
      if (proof.password) await checkPassword(member.accountId, identifier, proof.password, visit)
      const checked = proof.password
        ? undefined
        : await challenges.check(identifier, 'confirm', proof.code ?? '', visit)
      const freshUntil = await db.transaction().execute(async (tx) => {
        if (checked) await challenges.consume(tx, checked)
        await recordAudit(tx, { action: 'account.confirmation', actorId: member.accountId })
        return freshenSession(tx, token, freshSeconds)
      })
      return { freshUntil: freshUntil.toISOString() }
    },

    async requestChange(signed: Signed, wanted: Omit<Change, 'code'>, visit: Visit): Promise<null> {
      await proofs.demandFresh(signed)
      await challenges.send(toIdentifier(wanted), 'change', { ...visit, isBrowser: false })
      return null
    },

    /** The code proves the new one; the old one is told, in case it was not its owner. */
    async changeIdentifier(signed: Signed, { code, ...wanted }: Change, visit: Visit): Promise<null> {
      await proofs.demandFresh(signed)
      const identifier = toIdentifier(wanted)
      const proof = await challenges.check(identifier, 'change', code, visit)
      const { member, token } = signed
      const { email: oldEmail } = await getAccount(member.accountId)
      await db.transaction().execute(async (tx) => {
        await challenges.consume(tx, proof)
        if (!(await setIdentifier(tx, member.accountId, identifier))) {
          throw conflict('email_in_use', 'Another account signs in with it')
        }
        await removeSessions(tx, member.accountId, token)
        await recordAudit(tx, { action: 'account.identifier-changed', actorId: member.accountId })
        await tell(tx, member.accountId, 'identifierChanged', visit, oldEmail)
      })
      return null
    },

    async changePassword(signed: Signed, password: string, confirmation: string, visit: Visit): Promise<null> {
      await proofs.demandFresh(signed)
      const { member, token } = signed
      // Hashing is dear, and every change voids codes that are under way.
      await spendLimits(db, [{ key: `change-password:${member.accountId}`, most: 20, windowSeconds: 3_600 }])
      const account = await getAccount(member.accountId)
      acceptPassword(password, confirmation, [account.email ?? '', account.name])
      const passwordHash = await hasher.hash(password)
      await db.transaction().execute(async (tx) => {
        await setPassword(tx, member.accountId, passwordHash)
        await removeSessions(tx, member.accountId, token)
        await recordAudit(tx, { action: 'account.password-changed', actorId: member.accountId })
        await tell(tx, member.accountId, 'passwordChanged', visit)
      })
      return null
    },

    /** Two weeks to think again: every session ends, and signing in before they are over undoes it. */
    async leave(signed: Signed, accountId: number | undefined, visit: Visit) {
      const { member } = signed
      if (accountId !== undefined && accountId !== member.accountId) throw notFound('Account')
      await proofs.demandFresh(signed)
      const eraseAfter = new Date(Date.now() + graceMs)
      return db.transaction().execute(async (tx) => {
        await setEraseAfter(tx, member.accountId, eraseAfter)
        await removeSessions(tx, member.accountId)
        await events.record(tx, {
          name: 'account.leaving',
          subjectIds: [member.accountId],
          actorId: member.accountId,
        })
        await recordAudit(tx, { action: 'account.leaving', actorId: member.accountId })
        await tell(tx, member.accountId, 'accountLeaving', visit)
        return { eraseAfter: eraseAfter.toISOString() }
      })
    },
  }
}
