import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

type NewReset = { email: string; tokenHash: Buffer; requestedAt: Date | undefined; seconds: number }

/** False without an account, and when its password was changed since: what that has voided must not come back. */
export async function addPasswordReset(tx: Tx, { email, tokenHash, requestedAt, seconds }: NewReset): Promise<boolean> {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'isActive', 'passwordChangedAt'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!account?.isActive) return false
  const { id: accountId, passwordChangedAt } = account
  if (requestedAt && passwordChangedAt && passwordChangedAt >= requestedAt) return false
  await tx.deleteFrom('passwordReset').where('accountId', '=', accountId).execute()
  const expiresAt = sql<Date>`now() + make_interval(secs => ${seconds})`
  await tx.insertInto('passwordReset').values({ tokenHash, accountId, expiresAt }).execute()
  return true
}

/** By the clock that also says when a password was changed. */
export async function readClock(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}

export async function findPasswordReset(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('passwordReset')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst()
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
