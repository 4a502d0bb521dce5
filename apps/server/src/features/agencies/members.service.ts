import type { AgencyMember, getAgencyMembers } from '@gable/contract/agency-members'
import type { Input } from '@gable/contract/call'
import { type AgencyRole, mayRemoveFromAgency } from '@gable/domain/agency-roles'
import { portraitFile } from '@gable/domain/portrait'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict, forbidden, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import type { Notify } from '../notifications/notify.ts'
import { findAgency } from './agencies.repository.ts'
import { createDepartures, type DepartureDeps } from './departures.ts'
import { removeInvitationsTo } from './invitations.repository.ts'
import { findMembership, findOther, listMembers, setRole } from './members.repository.ts'
import { getColleague, holdMembership, requireAct } from './membership.ts'

export type MembersDeps = DepartureDeps & { db: Db; events: EventLog; notify: Notify; mediaUrl: string }
export type MembersService = ReturnType<typeof createMembersService>

const maxListed = 200
/** Each is told to somebody. */
const limitsOf = (accountId: number): Limit[] => [{ key: `agency-role:${accountId}`, most: 60, windowSeconds: 3_600 }]
const needsOwner = () => conflict('agency_needs_owner', 'An agency always has an owner')

/** Who belongs to an agency and as what. Whatever changes that happens under the lock of the agency. */
export function createMembersService(deps: MembersDeps) {
  const { db, events, notify, mediaUrl } = deps
  const { letGo, dissolve } = createDepartures(deps)

  return {
    async list({ accountId }: Member, { afterId, limit = maxListed }: Input<typeof getAgencyMembers>) {
      const own = await findMembership(db, accountId)
      const agency = own && (await findAgency(db, { id: own.agencyId }))
      if (!agency) throw notFound('Agency')
      const rows = await listMembers(db, agency.id, afterId, limit)
      const data = rows.map(({ portraitId, portraitWidths, joinedAt, slug, propertyCount, ...row }): AgencyMember => {
        const portrait = portraitFile(portraitId, portraitWidths)
        return {
          ...row,
          profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
          joinedAt: joinedAt.toISOString(),
          slug: slug ?? '',
          propertyCount: propertyCount ?? 0,
        }
      })
      return { data, total: agency.memberCount }
    },

    setRole: ({ accountId }: Member, memberId: number, role: AgencyRole): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const own = await requireAct(tx, accountId, 'setRoles')
        const colleague = await getColleague(tx, own, memberId)
        if (colleague.role === role) return null
        await spendLimits(tx, limitsOf(accountId))
        if (colleague.role === 'owner' && !(await findOther(tx, colleague, 'owner'))) throw needsOwner()
        await setRole(tx, memberId, role)
        const detail = { accountId: memberId, role }
        await events.record(tx, { name: 'agency.role-changed', subjectIds: [own.agencyId], actorId: accountId, detail })
        const news = role === 'owner' ? 'owner' : 'role'
        if (memberId !== accountId)
          await notify(tx, { to: memberId, kind: 'agency', actorId: accountId, detail: { news } })
        return null
      }),

    handOver: ({ accountId }: Member, memberId: number): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const own = await requireAct(tx, accountId, 'handOver')
        if (memberId === accountId) throw conflict('about_yourself', 'It is theirs already')
        const colleague = await getColleague(tx, own, memberId)
        await spendLimits(tx, limitsOf(accountId))
        for (const [id, role] of [[colleague.accountId, 'owner'] as const, [accountId, 'manager'] as const]) {
          await setRole(tx, id, role)
          const detail = { accountId: id, role }
          await events.record(tx, {
            name: 'agency.role-changed',
            subjectIds: [own.agencyId],
            actorId: accountId,
            detail,
          })
        }
        await notify(tx, { to: memberId, kind: 'agency', actorId: accountId, detail: { news: 'owner' } })
        return null
      }),

    remove: ({ accountId }: Member, memberId: number): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const own = await holdMembership(tx, accountId)
        if (!own) throw forbidden('Only members of an agency take somebody out of it')
        const colleague = await getColleague(tx, own, memberId)
        if (memberId === accountId) throw conflict('about_yourself', 'Whoever wants to go leaves')
        if (!mayRemoveFromAgency(own.role, colleague.role)) throw forbidden(`No ${own.role} takes them out`)
        await letGo(tx, colleague, accountId)
        await notify(tx, { to: memberId, kind: 'agency', actorId: accountId, detail: { news: 'removed' } })
        return null
      }),

    leave: ({ accountId }: Member): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const own = await holdMembership(tx, accountId)
        if (!own) throw notFound('Agency')
        const isLastOwner = own.role === 'owner' && !(await findOther(tx, own, 'owner'))
        if (!isLastOwner) await letGo(tx, own, accountId)
        else if (await findOther(tx, own)) throw needsOwner()
        else await dissolve(tx, own.agencyId, accountId)
        return null
      }),

    dissolve: ({ accountId }: Member): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const { agencyId } = await requireAct(tx, accountId, 'dissolve')
        await dissolve(tx, agencyId, accountId)
        return null
      }),

    /** Nobody is asked any more who should have it: the manager who has been there for longest, or nobody. */
    eraseAllOf: (accountId: number): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await removeInvitationsTo(tx, accountId)
        const own = await holdMembership(tx, accountId)
        if (!own) return
        const isLastOwner = own.role === 'owner' && !(await findOther(tx, own, 'owner'))
        const heir = isLastOwner ? await findOther(tx, own, 'manager') : undefined
        if (isLastOwner && !heir) return dissolve(tx, own.agencyId, null)
        if (heir) {
          await setRole(tx, heir.accountId, 'owner')
          const detail = { accountId: heir.accountId, role: 'owner' as const }
          await events.record(tx, { name: 'agency.role-changed', subjectIds: [own.agencyId], actorId: null, detail })
          await notify(tx, { to: heir.accountId, kind: 'agency', detail: { news: 'owner' } })
        }
        await letGo(tx, own, null)
      }),
  }
}
