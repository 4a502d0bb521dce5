import type { StaffRole } from '@gable/domain/staff-roles'
import type { Member } from '#platform/access.ts'
import { recordDeed } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { noteStanding } from './accounts.jobs.ts'
import { findAccount, findAccountBy } from './accounts.repository.ts'
import { endStreaks } from './challenges.repository.ts'
import type { Signed } from './security.service.ts'
import { removeSessions } from './sessions.repository.ts'
import { hashToken, newToken } from './sign-in-code.ts'
import {
  countOwnersForUpdate,
  findOwnerId,
  hasOwner,
  listDeeds,
  replaceSetupToken,
  setActive,
  setRole,
  spendSetupToken,
} from './staff.repository.ts'

export type StaffService = ReturnType<typeof createStaffService>

export function createStaffService({ db }: { db: Db }) {
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
        await recordDeed(tx, { action: 'staff.owner-set-up', actorId: member.accountId })
      })
      return null
    },

    /** A role that is lost ends its sessions: the next call is made without it. */
    async setRole(actor: Member, email: string, role: StaffRole | null): Promise<null> {
      await db.transaction().execute(async (tx) => {
        const account = await findAccountBy(tx, { channel: 'mail', value: email })
        if (!account) throw notFound('Account')
        const owners = await countOwnersForUpdate(tx)
        if (account.staffRole === 'owner' && role !== 'owner' && owners === 1) {
          throw conflict('illegal_move', 'The last owner stays')
        }
        await setRole(tx, account.id, role)
        await removeSessions(tx, account.id)
        const detail = { before: account.staffRole, after: role }
        await recordDeed(tx, { ...deed(actor, account.id), action: 'staff.role-set', detail })
      })
      return null
    },

    async setActive(actor: Member, accountId: number, isActive: boolean, reason = ''): Promise<null> {
      await db.transaction().execute(async (tx) => {
        const account = await findAccount(tx, accountId)
        if (!account) throw notFound('Account')
        if (account.staffRole && !isActive) throw conflict('illegal_move', 'Take the role first')
        await setActive(tx, accountId, isActive)
        // Whoever has nothing but a phone recovers it through staff, who have made sure who calls.
        if (isActive) await endStreaks(tx, [account.email, account.loginPhone])
        await enqueue(tx, noteStanding, { accountId })
        const action = isActive ? 'account.activated' : 'account.deactivated'
        await recordDeed(tx, { ...deed(actor, accountId), action, detail: { reason } })
      })
      return null
    },

    async listDeeds(limit: number, beforeId: number | undefined) {
      const deeds = await listDeeds(db, limit, beforeId)
      return deeds.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }))
    },
  }
}

const deed = (actor: Member, accountId: number) => ({
  actorId: actor.accountId,
  object: { kind: 'account', id: accountId },
})
