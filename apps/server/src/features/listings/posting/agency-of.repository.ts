import type { Tx } from '#platform/db.ts'

/** The agency of a member, who does not leave it before the transaction ends; null for none. */
export async function holdAgencyOf(tx: Tx, accountId: number): Promise<number | null> {
  const member = await tx
    .selectFrom('agencyMember')
    .select('agencyId')
    .where('accountId', '=', accountId)
    .forShare()
    .executeTakeFirst()
  return member?.agencyId ?? null
}
