import {
  leavesPremiumOut,
  type SearchHits,
  type SearchQuery,
  type OrderName,
  withoutFilter,
} from '@gable/domain/search-query'
import { sql } from 'kysely'
import { type Db, isStatementTimeout } from '#platform/db.ts'
import type { SearchEngine } from '../search-engine.ts'
import { allOf, type Fragment, isAboutWords, numbers, sourceOf, tableOf, test } from './conditions.repository.ts'
import { countFacets, facetColumns, type FacetRow, openFilters, toFacetCounts } from './facets.repository.ts'
import { isBehind, orderBy, sortKey } from './order.repository.ts'
import { countSome, countTile } from './tile.repository.ts'

type Options = { partialMs?: number }
/** An array of ids comes as digits. */
type Found = { total: number; ids: string[]; keys: number[]; facets: FacetRow[] | null }

/** So many matches are looked at when there is no time for all. */
const partialRows = 2_000

/**
 * Searches rows that were written in the transaction of the change: nothing to install, nothing to fall behind. The
 * connections of `searchDb` know how long a statement may take, so that a search is one statement and one way there.
 */
export function createPostgresEngine(searchDb: Db, { partialMs = 800 }: Options = {}): SearchEngine {
  // Every part of a statement is written as the database names it: nothing is left to translate.
  const db = searchDb.withoutPlugins()
  return {
    name: 'postgres',
    async search(query) {
      try {
        return await chooseWay(query)(db, query)
      } catch (error) {
        if (!isStatementTimeout(error)) throw error
        return within(db, partialMs, (tx) => findSome(tx, query))
      }
    },
    async countWithout(query, filters) {
      const counts = filters.map((filter) => {
        const open = { ...query, conditions: withoutFilter(query, filter) }
        return sql`(select count(*) from ${sourceOf(open)} where ${allOf(mainTests(open))})`
      })
      const statement = sql<{ totals: string[] }>`select array[${sql.join(counts)}]::bigint[] as totals`
      try {
        const { rows } = await statement.execute(db)
        return (rows[0]?.totals ?? []).map(Number)
      } catch (error) {
        if (!isStatementTimeout(error)) throw error
        return []
      }
    },
    async countTile(query, grid) {
      const asked = { query, grid, tests: mainTests(query) }
      try {
        return await countTile(db, asked)
      } catch (error) {
        if (!isStatementTimeout(error)) throw error
        return within(db, partialMs, (tx) => countSome(tx, asked))
      }
    },
  }
}

/** For the second, shorter attempt when time ran out. */
async function within<Result>(db: Db, milliseconds: number, work: (tx: Db) => Promise<Result>) {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(tx)
    return work(tx)
  })
}

/** Orders in which the first rows are at the start of an index. */
const hasIndex: ReadonlySet<OrderName> = new Set<OrderName>(['newest', 'most_viewed'])

function chooseWay(query: SearchQuery) {
  if (query.isTotalKnown) return findPage
  return isPlain(query) ? findFirst : findOnce
}

const isPlain = ({ conditions, order, facets, after, ...query }: SearchQuery) =>
  conditions.length === 0 &&
  hasIndex.has(order.sort) &&
  facets.length === 0 &&
  !after &&
  !leavesPremiumOut({ conditions, order, ...query })

/** It has not ended, and its reader has not hidden it. */
const isThere = ({ asOf, hiddenIds = [] }: SearchQuery) =>
  hiddenIds.length === 0
    ? sql`s.expires_at > ${asOf}::timestamptz`
    : sql`(s.expires_at > ${asOf}::timestamptz and s.property_id <> all(${numbers(hiddenIds)}::bigint[]))`

/** What a hit must pass. */
const mainTests = (query: SearchQuery): Fragment[] => [
  isThere(query),
  ...(leavesPremiumOut(query) ? [sql`not s.is_premium`] : []),
  ...query.conditions.map(test),
]

/**
 * The exact total has to see every match, so page and counts are taken from the same pass. Asked for the page alone, the
 * planner may walk all listings from the newest and find a rare match at the end.
 */
async function findOnce(db: Db, query: SearchQuery): Promise<SearchHits> {
  const { closed, scope, failsAtMostOne } = openFilters(query)
  const columns = [
    sql`s.property_id as id`,
    sql`${sortKey(query.order)} as key`,
    sql`${scope} as scope`,
    ...facetColumns(query.facets),
  ]
  const tests = allOf([isThere(query), ...closed.map(test), failsAtMostOne])
  const source = sourceOf({ ...query, conditions: closed })
  const isHit = leavesPremiumOut(query) ? sql`scope = 0` : sql`scope <= 1`
  const statement = sql<Found>`
    with matching as materialized (select ${sql.join(columns)} from ${source} where ${tests}),
      page as (${pageOf(query, isHit)})
    select (select count(*) from matching where ${isHit}) as total, ${pageColumns(query)},
      ${query.facets.length === 0 ? sql`null` : sql`(${countFacets(query.facets)})`} as facets`
  return toHits(query, (await statement.execute(db)).rows[0])
}

/** One row more than asked tells whether there is a next page. */
const pageOf = (query: SearchQuery, isHit: Fragment) => sql`
  select id, key from matching where ${allOf([isHit, ...(query.after ? [isBehind(query.order, query.after)] : [])])}
  ${orderBy(query.order)} offset ${query.after ? 0 : query.offset} limit ${query.limit + 1}`

const pageColumns = ({ order }: SearchQuery) =>
  sql`array(select id from page ${orderBy(order)}) as ids, array(select key::float8 from page ${orderBy(order)}) as keys`

/** Without a filter the first are at the start of an index, and only the counting takes time. */
async function findFirst(db: Db, query: SearchQuery): Promise<SearchHits> {
  const { rows } = await sql<Found>`
    with page as (
      select s.property_id as id, ${sortKey(query.order)} as key from ${tableOf(query)} where ${isThere(query)}
      order by ${sortKey(query.order)} desc, s.property_id desc offset ${query.offset} limit ${query.limit + 1})
    select (select count(*) from ${tableOf(query)} where ${isThere(query)}) as total, ${pageColumns(query)}`.execute(db)
  return toHits(query, rows[0])
}

/** Without a total nothing is looked at behind the page, where an index has the order. */
async function findPage(db: Db, query: SearchQuery): Promise<SearchHits> {
  const { rows } = await sql<Found>`
    with matching as not materialized (
      select s.property_id as id, ${sortKey(query.order)} as key
      from ${sourceOf(query)} where ${allOf(mainTests(query))}),
      page as (${pageOf(query, sql`true`)})
    select 0 as total, ${pageColumns(query)}`.execute(db)
  return toHits(query, rows[0])
}

/** The first matches that come to hand, when finding all took too long. */
async function findSome(tx: Db, query: SearchQuery): Promise<SearchHits> {
  const { rows } = await sql<Found>`
    with matching as materialized (
      select s.property_id as id, ${sortKey(query.order)} as key
      from ${someOf(query)} where ${allOf(mainTests(query))} limit ${partialRows}),
      page as (${pageOf(query, sql`true`)})
    select (select count(*) from matching) as total, ${pageColumns(query)}`.execute(tx)
  return { ...toHits(query, rows[0]), isTotalMinimum: true }
}

/** Of a word that most listings have only so many are looked at, however few of them pass the other tests. */
function someOf(query: SearchQuery): Fragment {
  const wordTests = query.conditions.filter(isAboutWords).map(test)
  if (wordTests.length === 0) return sourceOf(query)
  return sql`(select * from ${tableOf(query)} where ${allOf(wordTests)} limit ${partialRows * 5}) s`
}

function toHits(query: SearchQuery, found: Found | undefined): SearchHits {
  const { total = 0, ids = [], keys = [], facets } = found ?? {}
  const { limit } = query
  const [key, id] = [keys[limit - 1], ids[limit - 1]]
  const hasNext = ids.length > limit && key !== undefined && id !== undefined
  return {
    total,
    ids: ids.slice(0, limit).map(Number),
    isTotalMinimum: false,
    facets: toFacetCounts(query, facets ?? [], openFilters(query).numberOf),
    next: hasNext ? { key, id: Number(id) } : undefined,
  }
}
