import type { DraftContent, DraftKind } from '@gable/contract/drafts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

const columns = ['id', 'kind', 'revision', 'step', 'content', 'updatedAt'] as const
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>
type Written = { step: string; content: DraftContent }

export async function listDrafts(db: Db, ownerId: number, { kind, limit }: { kind: DraftKind; limit: number }) {
  return db
    .selectFrom('propertyDraft')
    .select(columns)
    .where('ownerId', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('updatedAt', 'desc')
    .limit(limit)
    .execute()
}

export async function findDraft(db: Db, ownerId: number, id: string) {
  return db
    .selectFrom('propertyDraft')
    .select(columns)
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
}

/** Nothing when the owner has as many as are allowed. One at a time per owner, or two would both be the last one. */
export async function addDraft(
  tx: Tx,
  ownerId: number,
  { kind, step, content }: Written & { kind: DraftKind },
  most: number,
) {
  await tx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute()
  const { total } = await tx
    .selectFrom('propertyDraft')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (total >= most) return undefined
  return tx
    .insertInto('propertyDraft')
    .values({ id: crypto.randomUUID(), ownerId, kind, step, content: JSON.stringify(content) })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Nothing unless the stored revision is the one that was read: one statement compares and writes. */
export async function replaceDraft(
  tx: Tx,
  ownerId: number,
  { id, revision, step, content }: Written & { id: string; revision: number },
) {
  return tx
    .updateTable('propertyDraft')
    .set((eb) => ({
      step,
      content: JSON.stringify(content),
      revision: eb('revision', '+', 1),
      updatedAt: sql`now()`,
    }))
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('revision', '=', revision)
    .returning(columns)
    .executeTakeFirst()
}

/** False when there was none. */
export async function removeDraft(tx: Tx, ownerId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('propertyDraft')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The same for one of a kind, in the transaction that makes it a listing. */
export async function takeDraft(tx: Tx, ownerId: number, { id, kind }: { id: string; kind: DraftKind }) {
  const { numDeletedRows } = await tx
    .deleteFrom('propertyDraft')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function removeDraftsOf(tx: Tx, ownerId: number) {
  await tx.deleteFrom('propertyDraft').where('ownerId', '=', ownerId).execute()
}
