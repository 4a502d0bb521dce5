import type { ListingTab } from '@gable/contract/posting'
import { expiringDays } from '@gable/domain/lister-state'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Tables } from '../../../tables.ts'

const isLive = sql<boolean>`review_state = 'approved' and is_active
  and (expires_at is null or expires_at > now()) and market_state not in ('sold', 'rented')`

/** What is behind each tab of "my listings". A part of live may be behind a second one. */
const tabs: Record<ListingTab, RawBuilder<boolean>> = {
  live: isLive,
  review: sql`review_state = 'pending'`,
  rejected: sql`review_state = 'rejected'`,
  expiring: sql`${isLive} and expires_at < now() + make_interval(days => ${expiringDays})`,
  under_offer: sql`${isLive} and market_state = 'under_offer'`,
  closed: sql`review_state = 'approved' and market_state in ('sold', 'rented')`,
  expired: sql`(review_state = 'expired' or review_state = 'approved' and expires_at <= now())`,
  paused: sql`review_state = 'approved' and not is_active`,
}

type Properties = ExpressionBuilder<Tables, 'property'>
type Wanted = {
  tab?: ListingTab | undefined
  words: string[]
  isAttentionFirst: boolean
  offset: number
  limit: number
}

/** Only a row that is sent back, over or about to be waits for its lister. */
const needsAttention = sql<boolean>`(${tabs.rejected} or ${tabs.expired} or ${tabs.expiring})`

/** The index of the owner leads: whatever is asked, only their own rows are looked at. */
const ownedBy = (ownerId: number) => (eb: Properties) =>
  eb.and([eb('property.ownerId', '=', ownerId), eb('property.deletedAt', 'is', null)])

export async function listOwn(db: Db, ownerId: number, wanted: Wanted) {
  const { tab, words, isAttentionFirst, offset, limit } = wanted
  const found = db
    .selectFrom('property')
    .where(ownedBy(ownerId))
    .$if(tab !== undefined, (query) => query.where(tabs[tab as ListingTab]))
    .$if(words.length > 0, (query) => query.where(sql<boolean>`tsvector_to_array(words) @> ${words}::text[]`))
  const [rows, counted] = await Promise.all([
    found
      .select('id')
      .$if(isAttentionFirst, (query) => query.orderBy(needsAttention, 'desc'))
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), total: counted.total }
}

export async function countOwn(db: Db, ownerId: number) {
  const counts = Object.entries(tabs).map(
    ([name, isBehind]) => sql`${sql.lit(name)}, count(*) filter (where ${isBehind})`,
  )
  const { all, drafts, behind } = await db
    .selectFrom('property')
    .where(ownedBy(ownerId))
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<Record<ListingTab, number>>`json_build_object(${sql.join(counts)})`.as('behind'),
      sql<number>`(select count(*) from property_draft where owner_id = ${ownerId} and kind = 'property')`.as('drafts'),
    ])
    .executeTakeFirstOrThrow()
  return { all, drafts, tabs: behind }
}
