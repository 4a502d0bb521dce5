import type { StaffRole } from '@gable/domain/staff-roles'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** The first of them that is still here. */
export async function findOwnerId(db: Db): Promise<number | undefined> {
  const owner = await db
    .selectFrom('account')
    .select('id')
    .where('staffRole', '=', sql.lit('owner'))
    .where('isActive', '=', sql.lit(true))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return owner?.id
}

export const hasOwner = async (db: Db): Promise<boolean> => (await findOwnerId(db)) !== undefined

/** All earlier tokens are forgotten: only the last line on the console counts. */
export async function replaceSetupToken(tx: Tx, tokenHash: Buffer) {
  await tx.deleteFrom('setupToken').execute()
  await tx.insertInto('setupToken').values({ tokenHash, expiresAt: sql<Date>`now() + interval '1 hour'` }).execute()
}

export async function spendSetupToken(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const used = await tx
    .deleteFrom('setupToken')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .returning('tokenHash')
    .executeTakeFirst()
  return used !== undefined
}

export async function setRole(tx: Tx, accountId: number, staffRole: StaffRole | null) {
  await tx.updateTable('account').set({ staffRole }).where('id', '=', accountId).execute()
}

/** Locks the owners, so that of two who take each other's role one comes second and is refused. */
export async function countOwnersForUpdate(tx: Tx): Promise<number> {
  const owners = await tx
    .selectFrom('account')
    .select('id')
    .where('staffRole', '=', sql.lit('owner'))
    .where('isActive', '=', sql.lit(true))
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.length
}

export async function setActive(tx: Tx, accountId: number, isActive: boolean) {
  await tx
    .updateTable('account')
    .set({ isActive, deactivatedAt: isActive ? null : sql<Date>`now()` })
    .where('id', '=', accountId)
    .execute()
}

export async function listAuditEntries(db: Db, limit: number, beforeId: number | undefined) {
  return db
    .selectFrom('audit')
    .select(['id', 'action', 'outcome', 'actorId', 'objectKind', 'objectId', 'detail', 'happenedAt'])
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** At most as many as are asked for: the log only grows, and nobody pages to its end. */
export async function countAuditEntries(db: Db, most: number): Promise<number> {
  const { total } = await db
    .selectFrom((inner) => inner.selectFrom('audit').select('id').limit(most).as('entry'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
