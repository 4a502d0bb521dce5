import type { StaffRole } from '@gable/domain/staff-roles'
import type { Member } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { maxCounted } from '#platform/whole-list.ts'
import { enqueue } from '#platform/jobs.ts'
import { noteStanding } from '../accounts.jobs.ts'
import { findAccount, findAccountBy, findAccountForUpdate } from '../accounts.repository.ts'
import { endStreaks } from '../challenges.repository.ts'
import type { Signed } from '../security/security.service.ts'
import type { SessionProofs } from '../session-proofs.ts'
import { removeSessions } from '../sessions.repository.ts'
import { hashToken, newToken } from '../sign-in-code.ts'
import {
  countOwnersForUpdate,
  findOwnerId,
  hasOwner,
  countAuditEntries,
  listAuditEntries,
  replaceSetupToken,
  setActive,
  setRole,
  spendSetupToken,
} from './staff.repository.ts'

export type StaffService = ReturnType<typeof createStaffService>

export function createStaffService({ db, proofs }: { db: Db; proofs: SessionProofs }) {
  return {
    findOwnerId: () => findOwnerId(db),

    /** For the console: nothing once there is an owner, because from then on owners make owners. */
    async makeSetupToken(): Promise<string | undefined> {
      return db.transaction().execute(async (tx) => {
        if (await hasOwner(tx)) return undefined
        const token = newToken()
        await replaceSetupToken(tx, hashToken(token))
        return token
      })
    },

    /** For the page of the one-time token: it is not there any more once somebody has used it. */
    async getOwnerSetup(): Promise<null> {
      if (await hasOwner(db)) throw notFound('Setup')
      return null
    },

    async becomeOwner({ member }: Signed, token: string): Promise<null> {
      await db.transaction().execute(async (tx) => {
        if ((await hasOwner(tx)) || !(await spendSetupToken(tx, hashToken(token)))) throw notFound('Setup')
        await setRole(tx, member.accountId, 'owner')
        await enqueue(tx, noteStanding, { accountId: member.accountId })
        await recordAudit(tx, { action: 'staff.owner-set-up', actorId: member.accountId })
      })
      return null
    },

    /** A role that is lost ends its sessions: the next call is made without it. */
    async setRole(signed: Signed, email: string, role: StaffRole | null): Promise<null> {
      const identifier = { channel: 'mail', value: email } as const
      if (!(await findAccountBy(db, identifier))) throw notFound('Account')
      await proofs.demandFresh(signed)
      await db.transaction().execute(async (tx) => {
        // The owners first: whoever locked one of them before the others could wait in a circle.
        const owners = await countOwnersForUpdate(tx)
        const found = await findAccountBy(tx, identifier)
        const account = found && (await findAccountForUpdate(tx, found.id))
        if (!account) throw notFound('Account')
        if (account.staffRole === 'owner' && role !== 'owner' && owners === 1) {
          throw conflict('illegal_move', 'The last owner stays')
        }
        await setRole(tx, account.id, role)
        // What staff list is listed by the site.
        await enqueue(tx, noteStanding, { accountId: account.id })
        await removeSessions(tx, account.id)
        const detail = { before: account.staffRole, after: role }
        await recordAudit(tx, { ...auditEntry(signed.member, account.id), action: 'staff.role-set', detail })
      })
      return null
    },

    async setActive(signed: Signed, accountId: number, isActive: boolean, reason = ''): Promise<null> {
      if (!(await findAccount(db, accountId))) throw notFound('Account')
      await proofs.demandFresh(signed)
      await db.transaction().execute(async (tx) => {
        const account = await findAccountForUpdate(tx, accountId)
        if (!account) throw notFound('Account')
        if (account.staffRole && !isActive) throw conflict('illegal_move', 'Take the role first')
        await setActive(tx, accountId, isActive)
        // Until now the old sessions told the person why they were out; let in again, they must not open.
        if (isActive && !account.isActive) await removeSessions(tx, accountId)
        // Whoever has nothing but a phone recovers it through staff, who have made sure who calls.
        if (isActive) await endStreaks(tx, [account.email, account.loginPhone])
        await enqueue(tx, noteStanding, { accountId })
        const action = isActive ? 'account.activated' : 'account.deactivated'
        await recordAudit(tx, { ...auditEntry(signed.member, accountId), action, detail: { reason } })
      })
      return null
    },

    async listAuditEntries(limit: number, beforeId: number | undefined) {
      const [entries, total] = await Promise.all([
        listAuditEntries(db, limit, beforeId),
        countAuditEntries(db, maxCounted),
      ])
      return { data: entries.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() })), total }
    },
  }
}

const auditEntry = (actor: Member, accountId: number) => ({
  actorId: actor.accountId,
  object: { kind: 'account', id: accountId },
})
