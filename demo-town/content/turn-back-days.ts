import type { Product } from '../../apps/server/src/compose.ts'

/** Between 0 and 1, the same for the same words. */
const chance = (words: string) => `(abs(hashtext(${words})::bigint) % 1000 / 1000.0)`
/** Days of UTC that lines are drawn of, and those they are compared with. */
const days = 60

/**
 * Visitors came in all the weeks since a home was listed, and not on the day on which the demo was made: saves get a
 * date, views are spread, more of them lately, and the counts of days are made from both.
 */
export async function turnBackDays(pool: Product['pool']) {
  await pool.query(`
    update favourite set saved_at = greatest(property.published_at, now()
      - power(${chance("'saved ' || favourite.account_id || ' ' || favourite.property_id")}, 1.4) * interval '${days - 2} days')
    from property where property.id = favourite.property_id and property.published_at is not null`)
  await pool.query('delete from property_day')
  await pool.query('delete from lister_day')
  await pool.query(`
    insert into property_day (property_id, day, views)
    select property_id, (now() at time zone 'utc')::date - ago, round(views * weight / sum(weight) over home)
    from property_view_count
    join property on property.id = property_id
    cross join generate_series(0, ${days - 1}) as ago
    cross join lateral (
      select (1.4 - ago / ${days}.0) * (0.4 + ${chance("'seen ' || property_id || ' ' || ago")}) as weight) as weighed
    where published_at <= now() - ago * interval '1 day'
    window home as (partition by property_id)`)
  for (const [column, table, time, isCounted] of [
    ['likes', 'favourite', 'saved_at', 'is_counted'],
    ['interested', 'lead', 'interested_at', 'interested_at is not null'],
  ]) {
    await pool.query(`
      insert into property_day as known (property_id, day, ${column})
      select property_id, (${time} at time zone 'utc')::date, count(*) from ${table}
      where ${isCounted} and ${time} > now() - interval '${days} days' group by 1, 2
      on conflict (property_id, day) do update set ${column} = excluded.${column}`)
  }
  await pool.query(`
    insert into lister_day (lister_id, day, views, likes, interested)
    select owner_id, day, sum(views), sum(likes), sum(interested)
    from property_day join property on property.id = property_id group by 1, 2`)
}
