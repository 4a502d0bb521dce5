import type { AgencyRole } from '@gable/domain/agency-roles'
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestServer } from '../../test/test-server.ts'
import { farAway, type States, type World } from './object-states.ts'

type Person = { server: TestServer; lister: { id: number } }

const join = ({ db }: TestServer, agencyId: number, accountId: number, role: AgencyRole) =>
  db.insertInto('agencyMember').values({ agencyId, accountId, role }).execute()

/** An agency that somebody else founded, so that any of the callers may leave it. */
export async function foundAgencyOf({ server, lister }: Person, role: AgencyRole = 'agent') {
  const { db } = server
  const values = { slug: `agency-${randomUUID()}`, name: 'Harbour Homes', memberCount: 1 }
  const { id, slug } = await db.insertInto('agency').values(values).returning(['id', 'slug']).executeTakeFirstOrThrow()
  await join(server, id, lister.id, role)
  if (role !== 'owner') await addColleague({ server, lister }, 'owner')
  return { id, slug }
}

const agencyOf = ({ db }: TestServer, accountId: number) =>
  db
    .selectFrom('agencyMember')
    .innerJoin('agency', 'agency.id', 'agencyMember.agencyId')
    .select(['agency.id', 'agency.slug'])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()

/** Somebody else in the agency of the lister. */
export async function addColleague({ server, lister }: Person, role: AgencyRole) {
  const member = await server.addMember()
  const { id } = await agencyOf(server, lister.id)
  await join(server, id, member.id, role)
  await server.db
    .updateTable('agency')
    .set((eb) => ({ memberCount: eb('memberCount', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return member
}

/** What the lister has is shared with their agency. */
export async function shareWithAgency({ db }: TestServer, kind: 'property' | 'project', id: number) {
  await sql`update ${sql.table(kind)} set agency_id = (
    select agency_id from agency_member where account_id = owner_id) where id = ${id}`.execute(db)
}

export const agency = {
  'of the lister': ({ server, lister }) => agencyOf(server, lister.id),
  'never there': async () => ({ id: farAway, slug: 'nobody-works-here' }),
} satisfies States<{ id: number; slug: string }>

export const agencyMember = {
  'of the agency': async (world) => ({ id: (await addColleague(world, 'agent')).id }),
  'of another agency': async ({ server }) => {
    const lister = await server.addMember()
    await foundAgencyOf({ server, lister })
    return { id: lister.id }
  },
  'of none': async ({ server }) => ({ id: (await server.addMember()).id }),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

async function addInvitation({ server, lister }: World, isOver = false) {
  const { id: agencyId } = await agencyOf(server, lister.id)
  const values = { agencyId, email: `${randomUUID()}@gable.test`, role: 'agent' as const, nonce: randomBytes(16) }
  const expiresAt = sql<Date>`now() + make_interval(days => ${isOver ? -1 : 14})`
  return server.db
    .insertInto('agencyInvitation')
    .values({ ...values, language: 'en', expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export const agencyInvitation = {
  open: (world) => addInvitation(world),
  over: (world) => addInvitation(world, true),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>
