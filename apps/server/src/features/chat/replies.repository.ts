import type { Db, Tx } from '#platform/db.ts'

export async function listReplies(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chatReply')
    .select('text')
    .where('accountId', '=', accountId)
    .orderBy('position')
    .execute()
  return rows.map(({ text }) => text)
}

/** By their places, so that of two pages that save at once neither fails. */
export async function saveReplies(tx: Tx, accountId: number, texts: string[]) {
  if (texts.length > 0) {
    await tx
      .insertInto('chatReply')
      .values(texts.map((text, position) => ({ accountId, position, text })))
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'position']).doUpdateSet((eb) => ({ text: eb.ref('excluded.text') })),
      )
      .execute()
  }
  await tx.deleteFrom('chatReply').where('accountId', '=', accountId).where('position', '>=', texts.length).execute()
}
