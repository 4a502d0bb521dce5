import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { ListingKind } from '../listing-kind.ts'

type Facts = { slug: string; title: string; expiresAt: Date | null; language: string; email: string | null }

/** Whom to tell what about a listing, as it is when the mail is sent. */
export async function findNoticeFacts(db: Db, { name, ends }: Pick<ListingKind, 'name' | 'ends'>, id: number) {
  const { rows } = await sql<Facts>`
    select slug, title, language, account.email, ${ends ? sql`expires_at` : sql`null::timestamptz as expires_at`}
    from ${sql.table(name)} listing join account on account.id = listing.owner_id
    where listing.id = ${id} and deleted_at is null`.execute(db)
  return rows[0]
}
