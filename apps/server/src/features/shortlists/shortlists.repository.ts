import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type IsPublic = (eb: Properties) => ReturnType<Properties['and']>

type NewShortlist = { accountId: number; tokenHash: Buffer; title: string; showsNotes: boolean }

/** The link before it opens nothing any more. */
export async function replaceShortlist(tx: Tx, shortlist: NewShortlist) {
  await removeShortlist(tx, shortlist.accountId)
  await tx.insertInto('shortlist').values(shortlist).execute()
}

export async function removeShortlist(tx: Tx, accountId: number) {
  await tx.deleteFrom('shortlist').where('accountId', '=', accountId).execute()
}

type Wanted = { accountId: number; ids: number[] | undefined; most: number; isPublic: IsPublic }

/** Of the member's own favourites those that everybody may see; answers how many. */
export async function addProperties(tx: Tx, { accountId, ids, most, isPublic }: Wanted): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into shortlist_property (account_id, property_id, place)
    select ${accountId}::bigint, property.id, row_number() over (order by saved_at desc, property.id desc)
    from favourite join property on property.id = favourite.property_id
    where favourite.account_id = ${accountId} and ${isPublic(expressionBuilder<Tables, 'property'>())}
      ${ids ? sql`and property.id = any(${ids}::bigint[])` : sql``}
    order by saved_at desc, property.id desc limit ${most}`.execute(tx)
  return Number(numAffectedRows)
}

export async function findOwn(db: Db, accountId: number) {
  return db
    .selectFrom('shortlist')
    .select(['title', 'showsNotes', 'sharedAt'])
    .select((eb) =>
      eb
        .selectFrom('shortlistProperty')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('shortlistProperty.accountId', '=', 'shortlist.accountId')
        .as('homeCount'),
    )
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** Nothing once its owner was shut out or is leaving. */
export async function findByToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('shortlist')
    .innerJoin('account', 'account.id', 'shortlist.accountId')
    .select(['shortlist.accountId', 'shortlist.title', 'shortlist.showsNotes', 'shortlist.sharedAt', 'account.name'])
    .where('shortlist.tokenHash', '=', tokenHash)
    .where('account.isActive', '=', true)
    .where('account.eraseAfter', 'is', null)
    .executeTakeFirst()
}

/** Those that everybody may see now, with what their owner wrote about them if that is shown. */
export async function listShared(
  db: Db,
  { accountId, showsNotes }: { accountId: number; showsNotes: boolean },
  isPublic: IsPublic,
) {
  const rows = await db
    .selectFrom('shortlistProperty')
    .innerJoin('property', 'property.id', 'shortlistProperty.propertyId')
    .leftJoin('favourite', (join) =>
      join.onRef('favourite.propertyId', '=', 'property.id').on('favourite.accountId', '=', accountId),
    )
    .select(['shortlistProperty.propertyId', 'favourite.note'])
    .where('shortlistProperty.accountId', '=', accountId)
    .where(isPublic)
    .orderBy('shortlistProperty.place')
    .execute()
  return rows.map(({ propertyId, note }) => ({ propertyId, note: showsNotes ? (note ?? '') : '' }))
}
