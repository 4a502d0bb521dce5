import type { DraftContent, DraftKind } from '@gable/contract/drafts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

const columns = ['id', 'kind', 'listingId', 'revision', 'step', 'content', 'updatedAt'] as const
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>
type Written = { step: string; content: DraftContent }

type Wanted = { kind: DraftKind; listingId: number | null; limit: number }

/** Those of new listings, or of the one that is named its unsent changes. */
export async function listDrafts(db: Db, ownerId: number, { kind, listingId, limit }: Wanted) {
  return db
    .selectFrom('propertyDraft')
    .select(columns)
    .where('ownerId', '=', ownerId)
    .where('kind', '=', kind)
    .where('listingId', listingId === null ? 'is' : '=', listingId)
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
    .where('listingId', 'is', null)
    .executeTakeFirstOrThrow()
  if (total >= most) return undefined
  return tx
    .insertInto('propertyDraft')
    .values({ id: crypto.randomUUID(), ownerId, kind, step, content: JSON.stringify(content) })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Who may do with a listing what its lister may, as the listings say it. */
export type ManagedBy = (kind: DraftKind, accountId: number) => RawBuilder<boolean>

export async function isThere(tx: Tx, { kind, id }: { kind: DraftKind; id: number }, isManaged: RawBuilder<boolean>) {
  const { rows } = await sql`
    select 1 from ${sql.table(kind)} where id = ${id} and ${isManaged} and deleted_at is null`.execute(tx)
  return rows.length > 0
}

/** The unsent changes of one listing. Of two devices that begin at once, the later one has the word. */
export async function addEdit(
  tx: Tx,
  ownerId: number,
  { kind, listingId, step, content }: Written & { kind: DraftKind; listingId: number },
) {
  return tx
    .insertInto('propertyDraft')
    .values({ id: crypto.randomUUID(), ownerId, kind, listingId, step, content: JSON.stringify(content) })
    .onConflict((conflict) =>
      conflict
        .columns(['ownerId', 'kind', 'listingId'])
        .where('listingId', 'is not', null)
        .doUpdateSet((eb) => ({
          step,
          content: JSON.stringify(content),
          revision: eb('propertyDraft.revision', '+', 1),
          updatedAt: sql`now()`,
        })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The unsent changes of these listings, whoever made them. */
export async function removeEditsOf(tx: Tx, kind: DraftKind, listingIds: number[]) {
  await tx.deleteFrom('propertyDraft').where('kind', '=', kind).where('listingId', 'in', listingIds).execute()
}

/** More than anybody changes at once: the oldest give way. */
export async function removeOldestEdits(tx: Tx, ownerId: number, most: number) {
  await sql`
    delete from property_draft where id in (
      select id from property_draft where owner_id = ${ownerId} and listing_id is not null
      order by updated_at desc offset ${most})`.execute(tx)
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
