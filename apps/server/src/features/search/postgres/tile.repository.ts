import type { TileCell, TileCounts, TileGrid } from '@gable/domain/map-tile'
import type { SearchQuery } from '@gable/domain/search-query'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../tables.ts'
import { allOf, type Fragment, sourceOf } from './conditions.repository.ts'
import { orderBy, sortKey } from './order.repository.ts'

type Tx = Kysely<Tables>
/** `tests` are what a hit must pass. */
type Asked = { query: SearchQuery; grid: TileGrid; tests: Fragment[] }
type CellRow = TileCell & { id?: number }

/** So many homes are looked at when there is no time for all. */
const partialRows = 20_000

const columnOf = ({ columns }: TileGrid) => sql`width_bucket(s.x, ${columns}::int[])`
const rowOf = ({ rows }: TileGrid) => sql`width_bucket(s.y, ${rows}::int[])`

/** In one pass over an index that has all that is needed; homes are fetched only where there are few. */
export async function countTile(tx: Tx, asked: Asked): Promise<TileCounts> {
  const { query, grid, tests } = asked
  const isEachAlone = grid.maxSingles === 1
  const { rows } = await sql<CellRow>`
    select ${columnOf(grid)} - 1 as column, ${rowOf(grid)} - 1 as row, count(*)::int as count,
      avg(s.x::float8) as x, avg(s.y::float8) as y
      ${isEachAlone ? sql`, min(s.property_id) as id, min(${sortKey(query.order)}) as key` : sql``}
    from ${sourceOf(query)} where ${allOf(tests)} group by 1, 2
    ${isEachAlone ? orderBy(query.order) : sql``}`.execute(tx)
  const few = rows.filter(({ count }) => count <= grid.maxSingles)
  const ids = isEachAlone ? few.flatMap(({ id }) => id ?? []) : await listSingles(tx, asked, few)
  return { cells: rows.map(toCell), ids, isMinimum: false }
}

async function listSingles(tx: Tx, { query, grid, tests }: Asked, cells: TileCell[]): Promise<number[]> {
  if (cells.length === 0) return []
  const numbers = cells.map(({ column, row }) => (column + 1) * 10 + row + 1)
  const isInFew = sql`${columnOf(grid)} * 10 + ${rowOf(grid)} = any(${numbers}::int[])`
  const { rows } = await sql<{ id: number }>`
    select s.property_id as id, ${sortKey(query.order)} as key
    from ${sourceOf(query)} where ${allOf([...tests, isInFew])} ${orderBy(query.order)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of the first matches that come to hand, when counting all took too long. */
export async function countSome(tx: Tx, { query, grid, tests }: Asked): Promise<TileCounts> {
  const { rows } = await sql<CellRow>`
    select ${columnOf(grid)} - 1 as column, ${rowOf(grid)} - 1 as row, count(*)::int as count,
      avg(s.x::float8) as x, avg(s.y::float8) as y
    from (select s.x, s.y from ${sourceOf(query)} where ${allOf(tests)} limit ${partialRows}) s
    group by 1, 2`.execute(tx)
  return { cells: rows.map(toCell), ids: [], isMinimum: true }
}

const toCell = ({ column, row, count, x, y }: CellRow): TileCell => ({ column, row, count, x, y })
