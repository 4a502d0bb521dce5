import { type ExpressionBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type IsPublic = (eb: Properties) => ReturnType<Properties['and']>

/** The newest event of this name of each home: the one that is being recorded. */
export async function listLatest(tx: Tx, name: string, propertyIds: number[]) {
  return tx
    .selectFrom('event')
    .distinctOn('subjectId')
    .select(['id', 'subjectId', 'detail'])
    .where('subjectId', '=', sql<number>`any(${propertyIds}::bigint[])`)
    .where('name', '=', name)
    .orderBy('subjectId')
    .orderBy('id', 'desc')
    .execute()
}

/** Nothing for a home that not everybody may see. */
export async function findPublic(tx: Tx, propertyId: number, isPublic: IsPublic) {
  return tx
    .selectFrom('property')
    .select(['ownerId', 'isPremium'])
    .where('id', '=', propertyId)
    .where(isPublic)
    .executeTakeFirst()
}

/** Those who saved a home and did not hide it, in the order of their accounts. */
export async function listSavers(
  tx: Tx,
  { propertyId, after, limit }: { propertyId: number; after: number; limit: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('favourite')
    .select('accountId')
    .where('propertyId', '=', propertyId)
    .where('accountId', '>', after)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('hiddenProperty')
            .select('hiddenProperty.propertyId')
            .whereRef('hiddenProperty.accountId', '=', 'favourite.accountId')
            .whereRef('hiddenProperty.propertyId', '=', 'favourite.propertyId'),
        ),
      ),
    )
    .orderBy('accountId')
    .limit(limit)
    .execute()
  return rows.map(({ accountId }) => accountId)
}
