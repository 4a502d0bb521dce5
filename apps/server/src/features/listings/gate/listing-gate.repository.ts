import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ListingName } from '../listing-kind.ts'

export async function findProfile(db: Db, accountId: number) {
  const account = await db
    .selectFrom('account')
    .select(['name', 'email', 'mobile', 'address', 'profileMediaId as profileImage'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account ?? {}
}

/** One statement decides and spends. False when nothing is left. */
export async function spendListing(tx: Tx, accountId: number, kind: ListingName): Promise<boolean> {
  const spent = await tx
    .insertInto('listingUse')
    .values({ accountId, kind, used: 1 })
    .onConflict((known) =>
      known
        .columns(['accountId', 'kind'])
        .doUpdateSet({ used: sql`listing_use.used + 1` })
        .where(sql<boolean>`listing_use.allowed is null or listing_use.used < listing_use.allowed`),
    )
    .returning('used')
    .executeTakeFirst()
  return spent !== undefined
}
