import type { Db, Tx } from '#platform/db.ts'

type Pair = { blockerId: number; blockedId: number | null }

export async function isActiveAccount(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

export async function putBlock(tx: Tx, { blockerId, blockedId, reason }: Pair & { reason: string }) {
  await tx
    .insertInto('block')
    .values({ blockerId, blockedId, reason })
    .onConflict((conflict) => conflict.columns(['blockerId', 'blockedId']).doUpdateSet({ reason }))
    .execute()
}

/** False when there was none. */
export async function removeBlock(tx: Tx, { blockerId, blockedId }: Pair): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('block')
    .where('blockerId', '=', blockerId)
    .where('blockedId', blockedId === null ? 'is' : '=', blockedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function listBlocks(
  db: Db,
  blockerId: number,
  { limit, offset, most }: { limit: number; offset: number; most: number },
) {
  const own = db.selectFrom('block').where('blockerId', '=', blockerId)
  const [rows, { total }] = await Promise.all([
    own
      .leftJoin('account', 'account.id', 'block.blockedId')
      .leftJoin('media', 'media.id', 'account.profileMediaId')
      .select(['block.blockedId', 'block.reason', 'block.createdAt', 'account.name'])
      .select(['media.id as mediaId', 'media.widths'])
      .orderBy('block.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    db
      .selectFrom(own.select('id').limit(most).as('some'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Neither whom they blocked nor who blocked them is anything to keep. */
export async function removeAllOf(tx: Tx, accountId: number) {
  await tx.deleteFrom('block').where('blockerId', '=', accountId).execute()
  await tx.deleteFrom('block').where('blockedId', '=', accountId).execute()
}
