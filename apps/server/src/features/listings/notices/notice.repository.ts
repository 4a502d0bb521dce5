import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { ListingKind } from '../listing-kind.ts'

type Lister = { id: number; ownerId: number; language: string; expiresAt: Date | null }

/** Whom to tell about these listings, and in which language they were written. */
export async function listListers(tx: Tx, { name, ends }: Pick<ListingKind, 'name' | 'ends'>, ids: number[]) {
  const { rows } = await sql<Lister>`
    select id, owner_id, language, ${ends ? sql`expires_at` : sql`null::timestamptz as expires_at`}
    from ${sql.table(name)} where id = any(${ids}::bigint[])`.execute(tx)
  return rows
}
