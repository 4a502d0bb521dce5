import { type Selectable, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Tx } from './db.ts'

type Restored = Pick<Selectable<Tables['property' | 'project']>, 'id' | 'slug' | 'reviewState' | 'version'>

/** Deletion that can be undone for a while, of either kind of listing: hidden at once, removed when the time is over. */
export function createSoftDeletion(table: 'property' | 'project') {
  const listings = sql.table(table)

  return {
    /** False unless it is the lister's own and there. */
    async mark(tx: Tx, ownerId: number, id: number): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        update ${listings}
        set deleted_at = now(), was_active = is_active, is_active = false, version = version + 1
        where id = ${id} and owner_id = ${ownerId} and deleted_at is null`.execute(tx)
      return numAffectedRows > 0n
    },

    async unmark(tx: Tx, ownerId: number, id: number, undoSeconds: number): Promise<Restored | undefined> {
      const { rows } = await sql<Restored>`
        update ${listings}
        set deleted_at = null, was_active = null, is_active = coalesce(was_active, true), version = version + 1
        where id = ${id} and owner_id = ${ownerId} and deleted_at > now() - make_interval(secs => ${undoSeconds})
        returning id, slug, review_state, version`.execute(tx)
      return rows[0]
    },

    /** Removes the row, unless somebody has brought it back or the time is not over. */
    async remove(tx: Tx, id: number, undoSeconds: number): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        delete from ${listings}
        where id = ${id} and deleted_at <= now() - make_interval(secs => ${undoSeconds})`.execute(tx)
      return numAffectedRows > 0n
    },
  }
}
