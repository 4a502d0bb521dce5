import { type AgencyAct, mayInAgency } from '@gable/domain/agency-roles'
import type { Tx } from '#platform/db.ts'
import { forbidden, notFound } from '#platform/errors.ts'
import { lockAgency } from './agencies.repository.ts'
import { findMembership, type Membership } from './members.repository.ts'

/** What somebody is in their agency, which nobody else enters, leaves or changes before the transaction ends. */
export async function holdMembership(tx: Tx, accountId: number): Promise<Membership | undefined> {
  const before = await findMembership(tx, accountId)
  if (!before) return undefined
  await lockAgency(tx, before.agencyId)
  // Read again: they may have been taken out, or have another role, since.
  const own = await findMembership(tx, accountId)
  return own?.agencyId === before.agencyId ? own : undefined
}

/** The same for what only some do: to everybody else it is refused, with an agency or without. */
export async function requireAct(tx: Tx, accountId: number, act: AgencyAct): Promise<Membership> {
  const own = await holdMembership(tx, accountId)
  if (!own || !mayInAgency(own.role, act)) throw forbidden(`This needs a role in an agency that may do: ${act}`)
  return own
}

/** A member of the same agency, held as well. */
export async function getColleague(tx: Tx, { agencyId }: Membership, accountId: number): Promise<Membership> {
  const found = await findMembership(tx, accountId)
  if (found?.agencyId !== agencyId) throw notFound('Member')
  return found
}
