import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { type CountRow, factsOf, lockCounts } from './world-counts.repository.ts'

/** Steps that a number is counted by; without a parameter it is the price. */
export type Ladder = { id: string; parameterId: number | null; rungs: readonly number[] }

/** Whether exactly these are counted, and all of them wholly. */
export async function areCounted(db: Db, ladders: Ladder[]): Promise<boolean> {
  const known = await db.selectFrom('searchFacet').select(['id', 'isCounted']).execute()
  const ids = new Set(['plain', ...ladders.map(({ id }) => id)])
  return known.length === ids.size && known.every(({ id, isCounted }) => isCounted && ids.has(id))
}

/** From its commit on every change counts for these ladders and no others. */
export async function chooseLadders(tx: Tx, ladders: Ladder[]) {
  await lockCounts(tx)
  // Whoever writes at this moment does not know of them yet: it ends before they are there.
  await sql`lock table search_property in share row exclusive mode`.execute(tx)
  const ids = ['plain', ...ladders.map(({ id }) => id)]
  await tx.deleteFrom('searchFacet').where('id', 'not in', ids).execute()
  const rows = ladders.map(({ id, parameterId, rungs }) => ({ id, parameterId, rungs: [...rungs] }))
  await tx
    .insertInto('searchFacet')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const recountBatch = 1_000
type Difference = CountRow & { key: string }

/**
 * Corrects counts that are not those of the rows. In every snapshot both agree unless something is wrong, so the
 * difference is what is wrong, whatever others change meanwhile. All statements of `tx` must see one snapshot; each reads
 * some of the rows only, so that none takes longer than a statement may.
 */
export async function correctCounts(tx: Tx, oldestHour: number) {
  await lockCounts(tx)
  const differences = new Map<string, Difference>()
  const add = (rows: CountRow[], sign: 1 | -1) => {
    for (const { facet, value, isPremium, count } of rows) {
      const key = JSON.stringify([facet, value, isPremium])
      const known = differences.get(key)?.count ?? 0
      differences.set(key, { key, facet, value, isPremium, count: known + sign * count })
    }
  }
  for await (const rows of countRows(tx)) add(rows, 1)
  add(await listStoredCounts(tx), -1)
  const isWrong = ({ facet, value, count }: Difference) =>
    count !== 0 && !(facet === 'hour' && Number(value) < oldestHour)
  await addChanges(tx, [...differences.values()].filter(isWrong))
  await tx.updateTable('searchFacet').set({ isCounted: true }).execute()
}

async function* countRows(tx: Tx): AsyncGenerator<CountRow[]> {
  for (let afterId = 0; ; ) {
    const { rows: ends } = await sql<{ lastId: number | null }>`
      select max(property_id) as "lastId" from (
        select property_id from search_property where property_id > ${afterId} order by property_id limit ${recountBatch}
      ) part`.execute(tx)
    const lastId = ends[0]?.lastId
    if (!lastId) return
    const { rows } = await sql<CountRow>`
      select fact.facet, fact.value, s.is_premium as "isPremium", count(*) as count
      from search_property s cross join lateral ${factsOf}
      where s.property_id > ${afterId} and s.property_id <= ${lastId} group by 1, 2, 3`.execute(tx)
    yield rows
    afterId = lastId
  }
}

async function listStoredCounts(tx: Tx): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select facet, value, is_premium as "isPremium", sum(count)::bigint as count
    from (
      select facet, value, is_premium, count from search_count
      union all
      select facet, value, is_premium, change from search_count_change
    ) part group by 1, 2, 3`.execute(tx)
  return rows
}

async function addChanges(tx: Tx, changes: CountRow[]) {
  await sql`
    insert into search_count_change (facet, value, is_premium, change)
    select * from unnest(${changes.map(({ facet }) => facet)}::text[], ${changes.map(({ value }) => value)}::text[],
      ${changes.map(({ isPremium }) => isPremium)}::boolean[], ${changes.map(({ count }) => count)}::bigint[])`.execute(
    tx,
  )
}
