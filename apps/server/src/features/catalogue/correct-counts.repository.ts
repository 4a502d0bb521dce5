import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** So few that no statement takes longer than those of a request may. */
const batchSize = 10_000

/**
 * Corrects counts that are not the number of counted properties. In every snapshot both agree unless something is
 * wrong, so the difference is what is wrong, whatever others change meanwhile.
 */
const inOneSnapshot = (db: Db, correct: (tx: Tx) => Promise<void>) =>
  db.transaction().setIsolationLevel('repeatable read').execute(correct)

export const correctListingCounts = (db: Db) =>
  inOneSnapshot(db, async (tx) => {
    await sql`create temporary table listing_tally (
      category_id bigint, city_id bigint, count bigint not null, primary key (category_id, city_id)
    ) on commit drop`.execute(tx)
    await inBatches((afterId) => tallyListings(tx, afterId))
    for (const [column, stored] of [
      ['category_id', sql`select category_id as key, listing_count as count from category_count`],
      ['city_id', sql`select id as key, listing_count as count from city`],
    ] as const) {
      const key = sql.ref(column)
      await sql`
        insert into listing_count_change (${key}, change)
        select key, sum(count)
        from (
          select ${key} as key, count from listing_tally
          union all
          select ${key}, -change from listing_count_change where ${key} is not null
          union all
          select key, -count from (${stored}) kept
        ) part
        group by key
        having sum(count) <> 0`.execute(tx)
    }
  })

export const correctPlaceCounts = (db: Db) =>
  inOneSnapshot(db, async (tx) => {
    await sql`create temporary table place_tally (
      place_id bigint, deal text, count bigint not null, primary key (place_id, deal)
    ) on commit drop`.execute(tx)
    await inBatches((afterId) => tallyPlaces(tx, afterId))
    await inBatches((afterId) => correctPlaces(tx, afterId))
  })

/** Each batch says which id it ended with. */
async function inBatches(run: (afterId: number) => Promise<number | null>) {
  for (let lastId = await run(0); lastId !== null; ) lastId = await run(lastId)
}

type Batch = { lastId: number | null }

async function tallyListings(tx: Tx, afterId: number) {
  const { rows } = await sql<Batch>`
    with batch as materialized (
      select property_id, category_id, city_id from counted_property
      where property_id > ${afterId} order by property_id limit ${batchSize}
    ), tallied as (
      insert into listing_tally (category_id, city_id, count)
      select category_id, city_id, count(*) from batch group by category_id, city_id
      on conflict (category_id, city_id) do update set count = listing_tally.count + excluded.count
    )
    select max(property_id) as "lastId" from batch`.execute(tx)
  return rows[0]?.lastId ?? null
}

async function tallyPlaces(tx: Tx, afterId: number) {
  const { rows } = await sql<Batch>`
    with batch as materialized (
      select property_id, deal, place_ids from counted_place
      where property_id > ${afterId} order by property_id limit ${batchSize}
    ), tallied as (
      insert into place_tally (place_id, deal, count)
      select place_id, deal, count(*) from batch cross join unnest(place_ids) as place_id group by place_id, deal
      on conflict (place_id, deal) do update set count = place_tally.count + excluded.count
    )
    select max(property_id) as "lastId" from batch`.execute(tx)
  return rows[0]?.lastId ?? null
}

async function correctPlaces(tx: Tx, afterId: number) {
  const { rows } = await sql<Batch>`
    with batch as materialized (
      select id, sell_count, rent_count from local_place where id > ${afterId} order by id limit ${batchSize}
    ), part as (
      select place_id, deal, count from place_tally where place_id = any(array(select id from batch))
      union all
      select place_id, deal, -change from place_count_change where place_id = any(array(select id from batch))
      union all
      select id, 'sell', -sell_count from batch
      union all
      select id, 'rent', -rent_count from batch
    ), corrected as (
      insert into place_count_change (place_id, deal, change)
      select place_id, deal, sum(count) from part group by place_id, deal having sum(count) <> 0
    )
    select max(id) as "lastId" from batch`.execute(tx)
  return rows[0]?.lastId ?? null
}
