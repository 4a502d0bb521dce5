import { recordAudit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { unauthorized } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import type { Notify } from '../../notifications/notify.ts'
import type { AcceptPassword } from '../accept-password.ts'
import { sendReset } from '../accounts.jobs.ts'
import { findAccountForUpdate, setPassword } from '../accounts.repository.ts'
import { endStreaks } from '../challenges.repository.ts'
import type { Visit } from '../open-session.ts'
import type { PasswordHasher } from '../password-hash.ts'
import { removeSessions } from '../sessions.repository.ts'
import { hashToken, newToken } from '../sign-in-code.ts'
import { findPasswordReset, readClock, spendPasswordReset } from './password-resets.repository.ts'

type Deps = { db: Db; notify: Notify; hasher: PasswordHasher; acceptPassword: AcceptPassword }
export type PasswordResets = ReturnType<typeof createPasswordResets>

/** A forgotten password is replaced with the token of a link that only the owner of the address gets. */
export function createPasswordResets({ db, notify, hasher, acceptPassword }: Deps) {
  return {
    async forgotPassword(email: string, visit: Visit): Promise<null> {
      await spendLimits(db, [
        { key: `reset:${email}`, most: 1, windowSeconds: 30 },
        { key: `reset:${email}`, most: 5, windowSeconds: 3_600 },
        { key: `reset:${email}`, most: 10, windowSeconds: 86_400 },
        { key: `reset-ip:${visit.ip}`, most: 60, windowSeconds: 3_600 },
      ])
      const job = { email, language: visit.language, seed: newToken() }
      await db.transaction().execute(async (tx) => {
        const requestedAt = (await readClock(tx)).toISOString()
        await enqueue(tx, sendReset, { ...job, requestedAt })
      })
      return null
    },

    async resetPassword(token: string, password: string, confirmation: string, visit: Visit): Promise<null> {
      await spendLimits(db, [{ key: `reset-try-ip:${visit.ip}`, most: 60, windowSeconds: 3_600 }])
      acceptPassword(password, confirmation, [])
      // Asked first: hashing is dear, and nobody without a link may order it.
      const known = await findPasswordReset(db, hashToken(token))
      if (!known) throw linkExpired()
      const passwordHash = await hasher.hash(password)
      await db.transaction().execute(async (tx) => {
        // The account before the link, as whatever makes and voids links: in another order two could wait for each other.
        const account = await findAccountForUpdate(tx, known.accountId)
        const reset = await spendPasswordReset(tx, hashToken(token))
        if (!reset) throw linkExpired()
        await setPassword(tx, reset.accountId, passwordHash)
        await removeSessions(tx, reset.accountId)
        if (account) await endStreaks(tx, [account.email, account.loginPhone])
        await recordAudit(tx, { action: 'account.password-reset', actorId: reset.accountId })
        const detail = { notice: 'passwordChanged' } as const
        await notify(tx, { to: reset.accountId, kind: 'security', detail, language: visit.language })
      })
      return null
    },
  }
}

const linkExpired = () => unauthorized('code_expired', 'This link was used or is too old')
