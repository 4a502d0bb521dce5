import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** Of two devices that ask at once, the second sees what the first has asked for. */
export async function lockAccount(tx: Tx, accountId: number) {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

export const findNewest = (db: Db, accountId: number) =>
  db
    .selectFrom('dataExport')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function addExport(tx: Tx, row: { id: string; accountId: number; language: string }) {
  await tx.insertInto('dataExport').values(row).execute()
}

/** With the address that the link goes to. */
export const findExport = (db: Db, id: string) =>
  db
    .selectFrom('dataExport')
    .innerJoin('account', 'account.id', 'dataExport.accountId')
    .select(['dataExport.id', 'dataExport.accountId', 'dataExport.language', 'dataExport.readyAt'])
    .select(['dataExport.expiresAt', 'account.email'])
    .where('dataExport.id', '=', id)
    .executeTakeFirst()

/** False if it is ready already, or gone with its member. */
export async function setReady(tx: Tx, id: string, sizeBytes: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dataExport')
    .set({ sizeBytes, readyAt: sql<Date>`now()`, expiresAt: sql<Date>`now() + interval '7 days'` })
    .where('id', '=', id)
    .where('readyAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listOver(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('dataExport')
    .select('id')
    .where('expiresAt', '<', sql<Date>`now()`)
    .orderBy('expiresAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listExportsOf(db: Db, accountId: number): Promise<string[]> {
  const rows = await db.selectFrom('dataExport').select('id').where('accountId', '=', accountId).execute()
  return rows.map(({ id }) => id)
}

export async function removeExports(db: Db, ids: string[]) {
  if (ids.length > 0) await db.deleteFrom('dataExport').where('id', 'in', ids).execute()
}
