import { toSlug, withSuffix } from '@gable/domain/slug'
import type { UpdateObject } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

export type AgencyRow = NonNullable<Awaited<ReturnType<typeof findAgency>>>

const selectAgencies = (db: Db) =>
  db
    .selectFrom('agency')
    .leftJoin('media as logo', 'logo.id', 'agency.logoMediaId')
    .select(['agency.id', 'agency.slug', 'agency.name', 'about', 'website', 'phone', 'city', 'memberCount'])
    .select(['agency.createdAt', 'logo.id as logoId', 'logo.widths as logoWidths'])

export const findAgency = (db: Db, wanted: { id: number } | { slug: string }) =>
  selectAgencies(db)
    .$if('id' in wanted, (query) => query.where('agency.id', '=', 'id' in wanted ? wanted.id : 0))
    .$if('slug' in wanted, (query) => query.where('agency.slug', '=', 'slug' in wanted ? wanted.slug : ''))
    .executeTakeFirst()

/** Who comes and goes is decided by one at a time; whoever lists something meanwhile does not wait. */
export const lockAgency = (tx: Tx, id: number) =>
  tx.selectFrom('agency').select(['id', 'memberCount']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The name makes its address, which then stays. */
export async function addAgency(tx: Tx, name: string): Promise<number> {
  const wish = toSlug(name)
  const random = crypto.randomUUID()
  for (const slug of [...(wish ? [wish] : []), withSuffix(wish ?? 'agency', random.slice(0, 8)), `agency-${random}`]) {
    const added = await tx
      .insertInto('agency')
      .values({ slug, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) return added.id
  }
  throw new Error('No address was free for an agency')
}

type Columns = Pick<UpdateObject<Tables, 'agency'>, 'name' | 'about' | 'website' | 'phone' | 'city' | 'logoMediaId'>

export async function saveAgency(tx: Tx, id: number, columns: Columns) {
  const said = Object.entries(columns).filter(([, value]) => value !== undefined)
  if (said.length > 0) await tx.updateTable('agency').set(Object.fromEntries(said)).where('id', '=', id).execute()
}

/** One statement decides and counts. False when there is no room. */
export async function takeRoom(tx: Tx, id: number, most: number): Promise<boolean> {
  const taken = await tx
    .updateTable('agency')
    .set((eb) => ({ memberCount: eb('memberCount', '+', 1) }))
    .where('id', '=', id)
    .where('memberCount', '<', most)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function giveRoomBack(tx: Tx, id: number) {
  await tx
    .updateTable('agency')
    .set((eb) => ({ memberCount: eb('memberCount', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Its members and what they share are let go before: they wait for those who list something at this moment. */
export async function removeAgency(tx: Tx, id: number) {
  await tx.deleteFrom('agency').where('id', '=', id).execute()
}

export const findLogo = (tx: Tx, id: number) =>
  tx.selectFrom('agency').select('logoMediaId').where('id', '=', id).executeTakeFirst()
