import type { Product } from '../../apps/server/src/compose.ts'
import type { DemoHome } from './demo-home.ts'

const dayMs = 86_400_000

/**
 * Puts a listing into the past, with its history. The one thing that no service does: all others live in the present.
 * The search hears of it when the changes of its owner are noted.
 */
export async function turnBack(pool: Product['pool'], propertyId: number, { fate }: DemoHome, now: number) {
  const before = (days: number) => new Date(now - days * dayMs)
  const [posted, published] = [before(fate.days + 0.1), before(fate.days)]
  await pool.query(
    `update property set created_at = $2, submitted_at = $2,
      published_at = case when published_at is not null then $3::timestamptz end,
      expires_at = expires_at + ($3::timestamptz - published_at)
    where id = $1`,
    [propertyId, posted, published],
  )
  // A home that is taken was taken when most of its time was over.
  await pool.query(
    `update event set happened_at = case name
      when 'property.posted' then $2::timestamptz
      when 'property.market-changed' then $3::timestamptz
      else $4::timestamptz end
    where subject_id = $1 and name like 'property.%'`,
    [propertyId, posted, before(fate.days * 0.2), published],
  )
  await pool.query(
    `update event set happened_at = given.at
    from (select id, row_number() over (order by id) as number from event
      where subject_id = $1 and name = 'property.price-changed') as change
    join unnest($2::timestamptz[]) with ordinality as given (at, number) using (number)
    where event.id = change.id`,
    [propertyId, fate.earlier.map(({ days }) => before(days))],
  )
}
