import type { ReviewState } from '@gable/domain/listing-moves'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { ListingName } from '../listing-kind.ts'
import { managedBy } from '../managed-by.ts'

type Restored = { id: number; slug: string; reviewState: ReviewState; version: number }

/** Deletion that can be undone for a while: hidden at once, removed when the time is over. */
export function createSoftDeletion(name: ListingName) {
  const listings = sql.table(name)
  return {
    /** False unless the member manages it and it is there. */
    async mark(tx: Tx, accountId: number, id: number): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`
        update ${listings}
        set deleted_at = now(), was_active = is_active, is_active = false, version = version + 1
        where id = ${id} and ${managedBy(name, accountId)} and deleted_at is null`.execute(tx)
      return numAffectedRows > 0n
    },

    async unmark(tx: Tx, accountId: number, id: number, undoSeconds: number): Promise<Restored | undefined> {
      const { rows } = await sql<Restored>`
        update ${listings}
        set deleted_at = null, was_active = null, is_active = coalesce(was_active, true), version = version + 1
        where id = ${id} and ${managedBy(name, accountId)}
          and deleted_at > now() - make_interval(secs => ${undoSeconds})
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
