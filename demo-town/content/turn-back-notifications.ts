import type { Product } from '../../apps/server/src/compose.ts'

/**
 * Puts what listers were told into the past, to the day it was about. Written anew in that order, because a list is read
 * by its ids; the mails of it are not sent, since nobody has those addresses.
 */
export async function turnBackNotifications(pool: Product['pool']) {
  await pool.query(`
    with told as (delete from notification returning *),
    dated as (
      select told.*, least(now() - interval '3 minutes', case
        when told.detail->>'outcome' = 'ended' then listing.expires_at
        when told.kind = 'interest' then (
          select lead.created_at from lead where lead.property_id = listing.id and lead.account_id = told.actor_id)
        when told.kind = 'viewing' then now() - interval '2 hours'
        else coalesce(listing.published_at, listing.submitted_at + interval '5 hours') end) as at
      from told join (
        select 'property' as kind, id, published_at, submitted_at, expires_at from property
        union all select 'project', id, published_at, submitted_at, null from project
      ) as listing on listing.kind = told.listing_kind and listing.id = told.listing_id)
    insert into notification (account_id, kind, listing_kind, listing_id, actor_id, detail, language, is_listed, created_at, read_at)
    select account_id, kind, listing_kind, listing_id, actor_id, detail, language, is_listed, at,
      case when at < now() - interval '3 days' then at + interval '4 hours' end
    from dated where at > now() - interval '90 days' order by at`)
}
