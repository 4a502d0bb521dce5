import { sql } from 'kysely'
import type { AgencyRole } from '@gable/domain/agency-roles'
import type { Db, Tx } from '#platform/db.ts'

type New = { agencyId: number; email: string; role: AgencyRole; nonce: Buffer; invitedBy: number; language: string }

/**
 * Nothing when too many wait for an answer. Whoever is invited again has one invitation, with a link of its own. The
 * caller holds the agency, so that no two count at once.
 */
export async function putInvitation(tx: Tx, invitation: New, most: number) {
  const { agencyId, email, role, nonce, invitedBy, language } = invitation
  const { rows } = await sql<Invitation>`
    insert into agency_invitation as known (agency_id, email, role, nonce, invited_by, language)
    select ${agencyId}::bigint, ${email}, ${role}, ${nonce}, ${invitedBy}::bigint, ${language}
    where (select count(*) from agency_invitation
      where agency_id = ${agencyId} and expires_at > now() and email <> ${email}) < ${most}
    on conflict (agency_id, email) do update set role = excluded.role, nonce = excluded.nonce,
      invited_by = excluded.invited_by, language = excluded.language, created_at = now(),
      expires_at = excluded.expires_at
    returning id, email, role, created_at, expires_at`.execute(tx)
  return rows[0]
}

export type Invitation = { id: number; email: string; role: AgencyRole; createdAt: Date; expiresAt: Date }

export const listInvitations = (db: Db, agencyId: number, limit: number): Promise<Invitation[]> =>
  db
    .selectFrom('agencyInvitation')
    .select(['id', 'email', 'role', 'createdAt', 'expiresAt'])
    .where('agencyId', '=', agencyId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** With the name of what it leads into and of who invited. */
const selectOpen = (db: Db) =>
  db
    .selectFrom('agencyInvitation')
    .innerJoin('agency', 'agency.id', 'agencyInvitation.agencyId')
    .leftJoin('account', 'account.id', 'agencyInvitation.invitedBy')
    .select(['agencyInvitation.id', 'agencyId', 'agencyInvitation.email', 'role', 'nonce', 'invitedBy', 'language'])
    .select(['agencyInvitation.expiresAt', 'agency.name as agencyName', 'account.name as inviter'])
    .where('expiresAt', '>', sql<Date>`now()`)
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export const findInvitation = (db: Db, id: number) =>
  selectOpen(db).where('agencyInvitation.id', '=', id).executeTakeFirst()

/** Those of the address that somebody has proven. */
export const listInvitationsOf = (db: Db, accountId: number, limit: number) =>
  selectOpen(db)
    .where('agencyInvitation.email', '=', (eb) =>
      eb.selectFrom('account as own').select('own.email').where('own.id', '=', accountId),
    )
    .orderBy('agencyInvitation.id', 'desc')
    .limit(limit)
    .execute()

/** Of two who answer it at once, one has it. */
export async function takeInvitation(tx: Tx, id: number): Promise<boolean> {
  const taken = await tx
    .deleteFrom('agencyInvitation')
    .where('id', '=', id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function removeInvitation(tx: Tx, agencyId: number, id: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('agencyInvitation')
    .where('id', '=', id)
    .where('agencyId', '=', agencyId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export async function removeInvitationsTo(tx: Tx, accountId: number) {
  await tx
    .deleteFrom('agencyInvitation')
    .where('email', '=', (eb) => eb.selectFrom('account').select('account.email').where('account.id', '=', accountId))
    .execute()
}

export const findAddress = (db: Db, accountId: number) =>
  db.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirst()

export const findAccountId = (db: Db, email: string) =>
  db.selectFrom('account').select('id').where('email', '=', email).where('isActive', '=', true).executeTakeFirst()
