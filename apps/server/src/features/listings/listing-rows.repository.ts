import type { ReviewState } from '@gable/domain/listing-moves'
import { sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { ListingKind, ListingName } from './listing-kind.ts'
import { managedBy } from './managed-by.ts'

/** The columns that the core itself writes. */
export type CoreColumns = Pick<
  UpdateObject<Tables, 'property'>,
  | 'reviewState'
  | 'isActive'
  | 'submittedAt'
  | 'timesSubmitted'
  | 'rejectReason'
  | 'publishedAt'
  | 'expiresAt'
  | 'reminders'
  | 'ownerId'
  | 'agencyId'
>

export type LockedListing = {
  id: number
  slug: string
  ownerId: number
  reviewState: ReviewState
  isActive: boolean
  version: number
  /** Null where the kind has no end. */
  expiresAt: Date | null
}

/** The rows of one kind of listing, as far as all kinds are alike. */
export function createListingRows<Name extends ListingName>({ name, ends }: Pick<ListingKind<Name>, 'name' | 'ends'>) {
  const listings = sql.table(name)
  const locked = sql`
    select id, slug, owner_id, review_state, is_active, version,
      ${ends ? sql`expires_at` : sql`null::timestamptz as expires_at`}
    from ${listings}`

  type Columns = UpdateObject<Tables, Name> | CoreColumns

  /** Every change goes through here: the version tells forms and the search index which of two is the newer one. */
  const updateAll = async (tx: Tx, ids: number[], columns: Columns): Promise<{ id: number; version: number }[]> =>
    tx
      // The caller's columns are checked against its own table; here any table does that has a version.
      .updateTable(name as 'property')
      .set((eb) => ({ ...(columns as CoreColumns), version: eb('version', '+', 1) }))
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .returning(['id', 'version'])
      .execute()

  return {
    /** The next id, so that the slug may hold it before the row exists. */
    async reserveId(tx: Tx): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        select nextval(pg_get_serial_sequence(${name}, 'id')) as id`.execute(tx)
      const id = rows[0]?.id
      if (!id) throw new Error('No id could be reserved')
      return id
    },

    /** One that this member manages and that is not deleted, or nothing; locked until the transaction ends. */
    async lockManaged(tx: Tx, accountId: number, id: number): Promise<LockedListing | undefined> {
      const { rows } = await sql<LockedListing>`${locked}
        where id = ${id} and ${managedBy(name, accountId)} and deleted_at is null for update`.execute(tx)
      return rows[0]
    },

    /** For staff and the clock. */
    async lockAny(tx: Tx, id: number): Promise<LockedListing | undefined> {
      const { rows } = await sql<LockedListing>`${locked}
        where id = ${id} and deleted_at is null for update`.execute(tx)
      return rows[0]
    },

    updateAll,

    /** Changes one listing and says its new version. */
    async update(tx: Tx, id: number, columns: Columns): Promise<number> {
      const [updated] = await updateAll(tx, [id], columns)
      if (!updated) throw new Error(`There is no ${name} ${id} to change`)
      return updated.version
    },

    async findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
      const { rows } = await sql<{ id: number }>`select id from ${listings} where slug = ${slug}`.execute(db)
      return rows[0]?.id
    },

    /** Removes some listings of somebody and says which; nothing is left when it names none. */
    async removeSomeOf(tx: Tx, ownerId: number, limit: number): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        delete from ${listings}
        where id in (select id from ${listings} where owner_id = ${ownerId} limit ${limit})
        returning id`.execute(tx)
      return rows.map(({ id }) => id)
    },

    /** Raises the version of somebody's listings after an id, so that the index takes the next write. */
    async touchSomeOf(tx: Tx, ownerId: number, afterId: number, limit: number): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        update ${listings} set version = version + 1
        where id in (
          select id from ${listings} where owner_id = ${ownerId} and id > ${afterId} order by id limit ${limit})
        returning id`.execute(tx)
      return rows.map(({ id }) => id).toSorted((one, other) => one - other)
    },
  }
}
