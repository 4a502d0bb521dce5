import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type VisibleTo = (viewer: Viewer) => (eb: Properties) => ReturnType<Properties['and']>

type Wanted = { ids: number[]; most: number; visibleTo: VisibleTo }

/**
 * Hides those that the member may see, as long as there is room. A member's devices take turns: the statement that
 * counts what is hidden is the one that adds to it, and it begins when nobody else is adding.
 */
export async function addHidden(tx: Tx, member: Member, { ids, most, visibleTo }: Wanted) {
  await sql`select pg_advisory_xact_lock(hashtextextended('hidden', ${member.accountId}))`.execute(tx)
  await sql`
    insert into hidden_property (account_id, property_id, hidden_at)
    select ${member.accountId}::bigint, property.id, now() - asked.place * interval '1 millisecond'
    from unnest(${ids}::bigint[]) with ordinality as asked (id, place)
    join property on property.id = asked.id
    where ${visibleTo(member)(expressionBuilder<Tables, 'property'>())}
      and not exists (
        select from hidden_property where account_id = ${member.accountId} and property_id = property.id)
    order by asked.place
    limit (select greatest(0, ${most} - count(*)) from hidden_property where account_id = ${member.accountId})
    on conflict do nothing`.execute(tx)
}

/** Nothing for a home that the member may not see. */
export async function findState(tx: Tx, member: Member, propertyId: number, visibleTo: VisibleTo) {
  return tx
    .selectFrom('property')
    .leftJoin('hiddenProperty', (join) =>
      join.onRef('hiddenProperty.propertyId', '=', 'property.id').on('hiddenProperty.accountId', '=', member.accountId),
    )
    .select((eb) => eb('hiddenProperty.propertyId', 'is not', null).as('isHidden'))
    .where('property.id', '=', propertyId)
    .where(visibleTo(member))
    .executeTakeFirst()
}

export async function removeHidden(tx: Tx, accountId: number, propertyId: number) {
  await tx
    .deleteFrom('hiddenProperty')
    .where('accountId', '=', accountId)
    .where('propertyId', '=', propertyId)
    .execute()
}

/** A bounded number: nobody hides more. */
export async function removeAllHidden(tx: Tx, accountId: number) {
  await tx.deleteFrom('hiddenProperty').where('accountId', '=', accountId).execute()
}

export async function listHidden(
  db: Db,
  member: Member,
  { offset, limit }: { offset: number; limit: number },
  visibleTo: VisibleTo,
) {
  const visible = db
    .selectFrom('hiddenProperty')
    .innerJoin('property', 'property.id', 'hiddenProperty.propertyId')
    .where('hiddenProperty.accountId', '=', member.accountId)
    .where(visibleTo(member))
  const [rows, { total }] = await Promise.all([
    visible
      .select(['hiddenProperty.propertyId', 'hiddenProperty.hiddenAt'])
      .orderBy('hiddenProperty.hiddenAt', 'desc')
      .orderBy('hiddenProperty.propertyId', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    visible.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function listHiddenIds(db: Db, accountId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('hiddenProperty')
    .select('propertyId')
    .where('accountId', '=', accountId)
    .orderBy('hiddenAt', 'desc')
    .orderBy('propertyId', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ propertyId }) => propertyId)
}
