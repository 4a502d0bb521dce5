import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { HomeDay } from '../insights/days.repository.ts'

export type IsPublic = (eb: ExpressionBuilder<Tables, 'property'>) => Expression<SqlBool>
type Pair = { propertyId: number; accountId: number }

/** Nothing for a home that is not public, whoever asks. */
export const findPublicHome = (tx: Tx, id: number, isPublic: IsPublic) =>
  tx
    .selectFrom('property')
    .select(['property.id', 'property.ownerId', 'property.isPremium'])
    .where('property.id', '=', id)
    .where(isPublic)
    .executeTakeFirst()

/** What one member does at once on two devices is done one after the other. */
export async function lockMember(tx: Tx, accountId: number) {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** Whoever erases a home waits until its counts are right, instead of both waiting for each other. */
export async function holdHomes(tx: Tx, ids: number[]) {
  await tx.selectFrom('property').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
}

/** The day of an interest, as the counts of days know it. */
const interestedOn = sql<string>`(interested_at at time zone 'utc')::date::text`.as('day')

/** Today, unless the member was interested before. */
export async function addInterest(
  tx: Tx,
  { propertyId, accountId, listerId }: Pair & { listerId: number },
): Promise<HomeDay | undefined> {
  const added = await tx
    .insertInto('lead')
    .values({ propertyId, accountId, listerId, source: 'interest', interestedAt: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['propertyId', interestedOn])
    .executeTakeFirst()
  if (added) return added
  return ofPair(tx, { propertyId, accountId })
    .set({ interestedAt: sql`now()` })
    .where('interestedAt', 'is', null)
    .returning(['propertyId', interestedOn])
    .executeTakeFirst()
}

export async function setSharesContact(tx: Tx, pair: Pair, sharesContact: boolean) {
  await ofPair(tx, pair).set({ sharesContact }).execute()
}

/**
 * Since when, if the member was interested. What the lister has not touched goes with it; the rest stays, without
 * contact. The caller has locked the member: nobody else ends their interest meanwhile.
 */
export async function removeInterest(tx: Tx, pair: Pair): Promise<HomeDay | undefined> {
  const removed = await tx
    .selectFrom('lead')
    .select(['id', 'propertyId', interestedOn])
    .where('propertyId', '=', pair.propertyId)
    .where('accountId', '=', pair.accountId)
    .where('interestedAt', 'is not', null)
    .executeTakeFirst()
  if (!removed) return undefined
  await tx.updateTable('lead').set({ interestedAt: null, sharesContact: false }).where('id', '=', removed.id).execute()
  await tx
    .deleteFrom('lead')
    .where('id', '=', removed.id)
    .where('source', '=', 'interest')
    .where('stage', '=', 'new')
    .where('remindOn', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('leadNote').select('leadNote.id').whereRef('leadNote.leadId', '=', 'lead.id'))),
    )
    .execute()
  return removed
}

const ofPair = (tx: Tx, { propertyId, accountId }: Pair) =>
  tx.updateTable('lead').where('propertyId', '=', propertyId).where('accountId', '=', accountId)

/** In one order, so that no two wait for each other. */
export async function changeInterested(tx: Tx, propertyIds: number[], by: 1 | -1) {
  if (propertyIds.length === 0) return
  await sql`
    insert into property_interest_count as known (property_id, interested)
    select id, ${Math.max(by, 0)}::bigint from unnest(${propertyIds}::bigint[]) as id order by id
    on conflict (property_id) do update set interested = known.interested + ${by}::bigint`.execute(tx)
}

export async function findInterest(db: Db, { propertyId, accountId }: Pair) {
  const row = await db
    .selectFrom('lead')
    .select(['interestedAt', 'sharesContact'])
    .where('propertyId', '=', propertyId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  const isInterested = Boolean(row?.interestedAt)
  return { propertyId, isInterested, sharesContact: isInterested && Boolean(row?.sharesContact) }
}

/** Their own home, by its number or by any slug that it ever had. */
export async function findOwnHomeId(db: Db, ownerId: number, asked: { id: number } | { slug: string }) {
  const home = await db
    .selectFrom('property')
    .select('property.id')
    .where('property.ownerId', '=', ownerId)
    .where('property.deletedAt', 'is', null)
    .where((eb) =>
      'id' in asked
        ? eb('property.id', '=', asked.id)
        : eb.or([
            eb('property.slug', '=', asked.slug),
            eb('property.id', '=', eb.selectFrom('propertySlug').select('propertyId').where('slug', '=', asked.slug)),
          ]),
    )
    .executeTakeFirst()
  return home?.id
}

export async function listInterested(db: Db, propertyId: number, { limit, offset }: { limit: number; offset: number }) {
  const [rows, count] = await Promise.all([
    db
      .selectFrom('lead')
      .innerJoin('account', 'account.id', 'lead.accountId')
      .leftJoin('media', 'media.id', 'account.profileMediaId')
      .select(['lead.accountId', 'lead.interestedAt', 'lead.sharesContact'])
      .select(['account.name', 'account.email', 'account.mobile', 'media.id as mediaId', 'media.widths'])
      .where('lead.propertyId', '=', propertyId)
      .where('lead.interestedAt', 'is not', null)
      .orderBy('lead.interestedAt', 'desc')
      .orderBy('lead.id', 'desc')
      .offset(offset)
      .limit(limit)
      .$narrowType<{ accountId: number; interestedAt: Date }>()
      .execute(),
    db.selectFrom('propertyInterestCount').select('interested').where('propertyId', '=', propertyId).executeTakeFirst(),
  ])
  return { rows, total: count?.interested ?? 0 }
}

/** Some of what a member asked about. */
export const listLeadsBy = (tx: Tx, accountId: number, limit: number) =>
  tx
    .selectFrom('lead')
    .select(['id', 'propertyId'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Answers which of them counted. */
export async function removeLeads(tx: Tx, ids: number[]): Promise<HomeDay[]> {
  const rows = await tx
    .deleteFrom('lead')
    .where('id', 'in', ids)
    .returning(['propertyId', 'interestedAt', interestedOn])
    .execute()
  return rows.flatMap(({ propertyId, interestedAt, day }) => (interestedAt ? [{ propertyId, day }] : []))
}

/** What they asked before they had an account, by their address. */
export async function removeLeadsByEmailOf(tx: Tx, accountId: number) {
  await tx
    .deleteFrom('lead')
    .where('email', '!=', sql.lit(''))
    .where('email', '=', (eb) => eb.selectFrom('account').select('account.email').where('account.id', '=', accountId))
    .execute()
}
