import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { ListingName } from '../listing-kind.ts'

/** Gives a slug to a listing for ever. False when it is or was another one's; its own old one it may have again. */
export async function claimSlug(tx: Tx, name: ListingName, slug: string, id: number): Promise<boolean> {
  const slugs = sql.table(`${name}_slug`)
  const listingId = sql.ref(`${name}_id`)
  const { rows: claimed } = await sql`
    insert into ${slugs} (slug, ${listingId}) values (${slug}, ${id})
    on conflict (slug) do update set ${listingId} = excluded.${listingId}
    where ${slugs}.${listingId} = excluded.${listingId}
    returning slug`.execute(tx)
  if (claimed.length === 0) return false
  // A process of an older version may have taken it without claiming it.
  const { rows: taken } = await sql`
    select from ${sql.table(name)} where slug = ${slug} and id <> ${id}`.execute(tx)
  return taken.length === 0
}
