import { type ExpressionBuilder, expressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type VisibleTo = (viewer: Viewer) => (eb: Properties) => ReturnType<Properties['and']>

/** Tables with a row for each property that a member has put into them. */
type SetTable = {
  [Name in keyof Tables]: Tables[Name] extends { accountId: number; propertyId: number } ? Name : never
}[keyof Tables]

type Definition<Table extends SetTable> = {
  table: Table
  /** The column that says when a row was added; the set is read by it, newest first, and has an index for that. */
  addedAt: keyof Tables[Table] & string
  /** How many properties a member may have in it. */
  most: number
  /** What a row says besides, read from `property` when it is added. */
  columns?: (member: Member) => Record<string, RawBuilder<unknown>>
}

/** A member's set of properties, in a table of the feature that defines it. */
export function definePropertySet<Table extends SetTable>({ table, addedAt, most, columns }: Definition<Table>) {
  const set = sql.table(table)
  const addedAtColumn = sql.ref(addedAt)

  return {
    /**
     * Adds those that the member may see and does not have yet, as long as there is room; answers the new rows. Later
     * ones of the list count as added earlier, by a thousandth of a second each. A member's devices take turns: the
     * statement that counts what is there is the one that adds to it, and it begins when nobody else is adding.
     */
    async add(tx: Tx, member: Member, ids: number[], visibleTo: VisibleTo): Promise<Selectable<Tables[Table]>[]> {
      const { accountId } = member
      const more = Object.entries(columns?.(member) ?? {})
      const names = [sql`account_id`, sql`property_id`, addedAtColumn, ...more.map(([name]) => sql.ref(name))]
      const values = [
        sql`${accountId}::bigint`,
        sql`property.id`,
        sql`now() - asked.place * interval '1 millisecond'`,
        ...more.map(([, value]) => value),
      ]
      await sql`select pg_advisory_xact_lock(hashtextextended(${table}, ${accountId}))`.execute(tx)
      const { rows } = await sql<Selectable<Tables[Table]>>`
        insert into ${set} (${sql.join(names)})
        select ${sql.join(values)}
        from unnest(${ids}::bigint[]) with ordinality as asked (id, place)
        join property on property.id = asked.id
        where ${visibleTo(member)(expressionBuilder<Tables, 'property'>())}
          and not exists (select from ${set} where account_id = ${accountId} and property_id = property.id)
        order by asked.place
        limit (select greatest(0, ${most} - count(*)) from ${set} where account_id = ${accountId})
        on conflict do nothing
        returning *`.execute(tx)
      return rows
    },

    /** Answers the rows that were removed. The properties are held first, as by whoever erases them. */
    async remove(tx: Tx, accountId: number, ids: number[]): Promise<Selectable<Tables[Table]>[]> {
      const { rows } = await sql<Selectable<Tables[Table]>>`
        with held as materialized (
          select id from property where id = any(${ids}::bigint[]) order by id for key share)
        delete from ${set} as mine using held
        where mine.account_id = ${accountId} and mine.property_id = held.id
        returning mine.*`.execute(tx)
      return rows
    },

    /** Makes room for another where the newest say more than the oldest. */
    async removeOldest(tx: Tx, accountId: number) {
      await sql`
        delete from ${set} where account_id = ${accountId} and property_id in (
          select property_id from ${set} where account_id = ${accountId}
          order by ${addedAtColumn} desc, property_id desc offset ${most - 1})`.execute(tx)
    },

    /** A bounded number: nobody has more than fit in. */
    async removeAll(tx: Tx, accountId: number) {
      await sql`delete from ${set} where account_id = ${accountId}`.execute(tx)
    },

    async listIds(db: Db, accountId: number, limit = most): Promise<number[]> {
      const { rows } = await sql<{ propertyId: number }>`
        select property_id from ${set} where account_id = ${accountId}
        order by ${addedAtColumn} desc, property_id desc limit ${limit}`.execute(db)
      return rows.map(({ propertyId }) => propertyId)
    },

    /** Which of these are in it. */
    async listAmong(db: Db, accountId: number, ids: number[]): Promise<number[]> {
      const { rows } = await sql<{ propertyId: number }>`
        select property_id from ${set}
        where account_id = ${accountId} and property_id = any(${ids}::bigint[])`.execute(db)
      return rows.map(({ propertyId }) => propertyId)
    },
  }
}
