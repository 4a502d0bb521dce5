import type { AgencyRole } from '@gable/domain/agency-roles'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Membership = { accountId: number; agencyId: number; role: AgencyRole }

export const findMembership = (db: Db, accountId: number): Promise<Membership | undefined> =>
  db
    .selectFrom('agencyMember')
    .select(['accountId', 'agencyId', 'role'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()

/** False when they belong to one already, or come into another one at this moment. */
export async function addMember(tx: Tx, { accountId, agencyId, role }: Membership): Promise<boolean> {
  const added = await tx
    .insertInto('agencyMember')
    .values({ accountId, agencyId, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('accountId')
    .executeTakeFirst()
  return added !== undefined
}

export async function setRole(tx: Tx, accountId: number, role: AgencyRole) {
  await tx.updateTable('agencyMember').set({ role }).where('accountId', '=', accountId).execute()
}

export async function removeMember(tx: Tx, accountId: number) {
  await tx.deleteFrom('agencyMember').where('accountId', '=', accountId).execute()
}

export async function removeMembers(tx: Tx, agencyId: number) {
  await tx.deleteFrom('agencyMember').where('agencyId', '=', agencyId).execute()
}

/** Whether anybody but this member has the role: who has had it for longest. */
export const findOther = (tx: Tx, { agencyId, accountId }: Membership, role?: AgencyRole) =>
  tx
    .selectFrom('agencyMember')
    .select('accountId')
    .where('agencyId', '=', agencyId)
    .where('accountId', '<>', accountId)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'owner'))
    .orderBy('joinedAt')
    .orderBy('accountId')
    .limit(1)
    .executeTakeFirst()

export type MemberRow = {
  id: number
  name: string
  role: AgencyRole
  joinedAt: Date
  portraitId: string | null
  portraitWidths: number[] | null
  slug: string | null
  propertyCount: number | null
}

export async function listMembers(db: Db, agencyId: number, afterId: number | undefined, limit: number) {
  const place = sql`(select joined_at, account_id from agency_member where account_id = ${afterId ?? 0}
    and agency_id = ${agencyId})`
  const isBehind = afterId === undefined ? sql`true` : sql`(member.joined_at, member.account_id) > ${place}`
  const { rows } = await sql<MemberRow>`
    select account.id, account.name, member.role, member.joined_at, portrait.id as portrait_id,
      portrait.widths as portrait_widths, case when agent.listing_count > 0 then agent.slug end as slug,
      agent.sell_count + agent.rent_count as property_count
    from agency_member member join account on account.id = member.account_id
    left join media portrait on portrait.id = account.profile_media_id
    left join agent on agent.id = account.id
    where member.agency_id = ${agencyId} and ${isBehind}
    order by member.joined_at, member.account_id limit ${limit}`.execute(db)
  return rows
}
