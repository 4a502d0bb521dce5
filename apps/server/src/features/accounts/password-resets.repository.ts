import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export async function addPasswordReset(tx: Tx, tokenHash: Buffer, accountId: number, seconds: number) {
  await tx.deleteFrom('passwordReset').where('accountId', '=', accountId).execute()
  const expiresAt = sql<Date>`now() + make_interval(secs => ${seconds})`
  await tx.insertInto('passwordReset').values({ tokenHash, accountId, expiresAt }).execute()
}

export async function hasPasswordReset(db: Db, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('passwordReset')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst()
  return found !== undefined
}

/** Whoever deletes it has used it. */
export async function spendPasswordReset(tx: Tx, tokenHash: Buffer) {
  return tx
    .deleteFrom('passwordReset')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .returning('accountId')
    .executeTakeFirst()
}
