import type { Db } from '#platform/db.ts'

/** What providers ask of a buyer. Whoever signed in by phone has no address: theirs says who they are to nobody. */
export async function findPayer(db: Db, accountId: number) {
  const account = await db
    .selectFrom('account')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return { name: account?.name ?? '', email: account?.email ?? `member-${accountId}@invalid.example` }
}
