import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import { prepareDocument } from './media.jobs.ts'

export type NewDocument = Insertable<Tables['document']>
const removable = ['id', 'ownerId', 'originalKey', 'servedKey', 'sizeBytes'] as const

/** A PDF that an earlier version let through waits like a new one. */
const isToInspectAgain = sql<boolean>`(state = 'ready' and media_type = 'application/pdf' and not is_inspected)`
type State = Selectable<Tables['document']>['state']
const state = sql<State>`case when ${isToInspectAgain} then 'pending' else state end`.as('state')

export async function addDocuments(tx: Tx, documents: NewDocument[]) {
  await tx.insertInto('document').values(documents).execute()
}

export async function noteDocumentsUsed(tx: Tx, ids: string[]) {
  await tx.updateTable('document').set({ unusedSince: null }).where('id', 'in', ids).execute()
}

export async function findDocument(db: Db, id: string) {
  return db
    .selectFrom('document')
    .select(['id', 'ownerId', 'name', 'mediaType', 'originalKey', 'servedKey', state])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function listDocuments(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('document')
    .select(['id', 'ownerId', 'name', 'mediaType', 'sizeBytes', 'seconds', 'levels', state])
    .where('id', 'in', ids)
    .execute()
}

type Measured = Pick<NewDocument, 'mediaType' | 'seconds' | 'levels'>

/** Whether it is still there: somebody may have left meanwhile. */
export async function saveDocumentState(
  db: Db,
  id: string,
  change: { state: 'ready' | 'quarantined' | 'refused'; servedKey: string | null } & Partial<Measured>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document')
    .set({ ...change, isInspected: true })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** To queue a job anew is to begin its attempts anew; it would never come to the last. */
const isQueued = sql<boolean>`exists (select from graphile_worker.jobs
  where key = ${`${prepareDocument.name}:`} || document.id and (attempts < max_attempts or locked_at is not null))`

/** Those whose job was given up, for instance because the scanner was away for longer than jobs try, or never queued. */
export async function listForgottenDocuments(db: Db, limit: number) {
  return db
    .selectFrom('document')
    .select(['id', 'ownerId'])
    .where((eb) => eb.or([eb('state', '=', sql.lit('pending')), isToInspectAgain]))
    .where('unusedSince', 'is', null)
    .where((eb) => eb.not(isQueued))
    .where('createdAt', '<', sql<Date>`now() - interval '5 minutes'`)
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}

export async function listDocumentsOf(db: Db, ownerId: number, limit: number) {
  return db.selectFrom('document').select(removable).where('ownerId', '=', ownerId).limit(limit).execute()
}

/** Held until the transaction ends, so that nobody begins to use one meanwhile. */
export async function lockUnusedDocuments(tx: Tx, limit: number) {
  return tx
    .selectFrom('document')
    .select(removable)
    .where('unusedSince', '<', sql<Date>`now() - interval '23 hours'`)
    .orderBy('unusedSince')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function removeDocuments(tx: Tx, ids: string[]) {
  if (ids.length > 0) await tx.deleteFrom('document').where('id', 'in', ids).execute()
}
