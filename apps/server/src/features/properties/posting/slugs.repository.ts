import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** Gives a slug to a property for ever. False when it is or was another one's; its own old one it may have again. */
export async function claimSlug(tx: Tx, slug: string, propertyId: number): Promise<boolean> {
  const claimed = await tx
    .insertInto('propertySlug')
    .values({ slug, propertyId })
    .onConflict((known) =>
      known
        .column('slug')
        .doUpdateSet({ propertyId })
        .where(sql<boolean>`property_slug.property_id = excluded.property_id`),
    )
    .returning('slug')
    .executeTakeFirst()
  if (!claimed) return false
  // A process of an older version may have taken it without claiming it.
  const taken = tx.selectFrom('property').select('id').where('slug', '=', slug).where('id', '<>', propertyId)
  return (await taken.executeTakeFirst()) === undefined
}
