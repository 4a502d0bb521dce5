import type { LeadStage } from '@gable/domain/lead-stages'
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
): Promise<(HomeDay & { id: number }) | undefined> {
  const added = await tx
    .insertInto('lead')
    .values({ propertyId, accountId, listerId, source: 'interest', interestedAt: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'propertyId', interestedOn])
    .executeTakeFirst()
  if (added) return added
  return ofPair(tx, { propertyId, accountId })
    .set({ interestedAt: sql`now()`, ...ofNewLister(listerId) })
    .where('interestedAt', 'is', null)
    .returning(['id', 'propertyId', interestedOn])
    .executeTakeFirst()
}

/** Whoever asks again after a home was handed over asks its new lister, who begins anew. */
export const ofNewLister = (listerId: number) => ({
  stage: sql<LeadStage>`case when lead.lister_id = ${listerId} then lead.stage else 'new' end`,
  remindOn: sql<Date | null>`case when lead.lister_id = ${listerId} then lead.remind_on end`,
  listerId,
})

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

type Listed = { propertyId: number; listerId: number }
/** As deep as lists go. */
const maxListed = 10_000
type Page = { limit: number; offset: number }

/** Those who told this lister: whoever had the home before keeps their own. */
export async function listInterested(db: Db, { propertyId, listerId }: Listed, { limit, offset }: Page) {
  const [rows, count] = await Promise.all([
    db
      .selectFrom('lead')
      .innerJoin('account', 'account.id', 'lead.accountId')
      .leftJoin('media', 'media.id', 'account.profileMediaId')
      .select(['lead.accountId', 'lead.interestedAt', 'lead.sharesContact'])
      .select(['account.name', 'account.email', 'account.mobile', 'media.id as mediaId', 'media.widths'])
      .where('lead.propertyId', '=', propertyId)
      .where('lead.listerId', '=', listerId)
      .where('lead.interestedAt', 'is not', null)
      .orderBy('lead.interestedAt', 'desc')
      .orderBy('lead.id', 'desc')
      .offset(offset)
      .limit(limit)
      .$narrowType<{ accountId: number; interestedAt: Date }>()
      .execute(),
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('lead')
          .select('lead.id')
          .where('lead.propertyId', '=', propertyId)
          .where('lead.listerId', '=', listerId)
          .where('lead.interestedAt', 'is not', null)
          .limit(maxListed)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: count.total }
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

/** Some of what a lister was asked. */
export const listLeadsOf = (tx: Tx, listerId: number, limit: number) =>
  tx
    .selectFrom('lead')
    .select(['id', 'propertyId'])
    .where('listerId', '=', listerId)
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

/** Whether a member asked somebody about a home; what a lister wrote down themselves is no question. */
export async function hasAsked(db: Db, accountId: number, listerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('lead')
    .select('id')
    .where('accountId', '=', accountId)
    .where('listerId', '=', listerId)
    .where('source', '<>', 'added')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
