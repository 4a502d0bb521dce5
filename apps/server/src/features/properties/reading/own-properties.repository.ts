import type { ListingTab } from '@gable/contract/posting'
import { expiringDays } from '@gable/domain/lister-state'
import { type RawBuilder, sql } from 'kysely'
import { createOwnLists } from '../../listings/own-lists.repository.ts'

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

/** Only a row that is sent back, over or about to be waits for its lister. */
const needsAttention = sql<boolean>`(${tabs.rejected} or ${tabs.expired} or ${tabs.expiring})`

export const { listOwn, countOwn } = createOwnLists('property', tabs, needsAttention)
