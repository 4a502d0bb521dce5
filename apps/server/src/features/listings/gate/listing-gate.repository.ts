import type { Db } from '#platform/db.ts'

export async function findProfile(db: Db, accountId: number) {
  const account = await db
    .selectFrom('account')
    .select(['name', 'email', 'mobile', 'address', 'profileMediaId as profileImage'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account ?? {}
}
