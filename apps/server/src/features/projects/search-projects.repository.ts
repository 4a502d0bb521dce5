import { boxesAround, type Area, type BoxE6, type PointE6 } from '@gable/domain/search-area'
import type { Cursor } from '@gable/domain/search-query'
import { lexemesOf, type SearchText } from '@gable/domain/search-text'
import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import { isPublic } from './visible-to.ts'

export type ProjectOrder = { sort: 'newest' } | { sort: 'distance'; from: PointE6 }

export type ProjectQuery = {
  text?: SearchText | undefined
  listerId?: number | undefined
  categoryIds?: readonly number[] | undefined
  type?: Tables['project']['type'] | undefined
  /** `false` leaves out what few may read. */
  isGated?: false | undefined
  cityKey?: string | undefined
  stateKey?: string | undefined
  countryKey?: string | undefined
  postedAfter?: Date | undefined
  areas: readonly Area[]
  order: ProjectOrder
  after?: Cursor | undefined
  offset: number
  limit: number
}

type Fragment = RawBuilder<unknown>
type FacetName = 'type' | 'category'
type Test = { filter: string; test: Fragment }
type FacetRow = { value: string | number; count: number }

/** One page of public projects in their order, with how many there are in all and where the next page begins. */
export async function findProjects(db: Db, query: ProjectQuery) {
  const { order, after, offset, limit } = query
  const tests = [...testsOf(query), ...(after ? [{ filter: 'after', test: isBehind(order, after) }] : [])]
  const { rows } = await sql<{ id: number; key: number }>`
    select project.id, ${sortKey(order)}::float8 as key from project where ${allOf(tests)}
    order by ${inOrder(order)}, project.id desc
    offset ${after ? 0 : offset} limit ${limit + 1}`.execute(db)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { ids: rows.slice(0, limit).map(({ id }) => id), next: last && { key: last.key, id: last.id } }
}

export async function countProjects(db: Db, query: ProjectQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from project where ${allOf(testsOf(query))}`.execute(db)
  return rows[0]?.total ?? 0
}

const facetColumns: Record<FacetName, Fragment> = { type: sql`project.type`, category: sql`project.category_id` }

/** How many there would be with each value of a filter, all others as they are. */
export async function countFacet(db: Db, query: ProjectQuery, filter: FacetName): Promise<FacetRow[]> {
  const others = testsOf(query).filter((test) => test.filter !== filter)
  const { rows } = await sql<FacetRow>`
    select ${facetColumns[filter]} as value, count(*) as count from project where ${allOf(others)}
    group by 1 order by 1 limit 100`.execute(db)
  return rows
}

function testsOf(query: ProjectQuery): Test[] {
  const { text, listerId, categoryIds, type, isGated, postedAfter, areas } = query
  return [
    { filter: 'public', test: sql`${isPublic(expressionBuilder<Tables, 'project'>())}` },
    ...(text ? [{ filter: 'text', test: sql`project.words @@ ${asTsquery(text)}::tsquery` }] : []),
    ...(listerId === undefined ? [] : [{ filter: 'lister', test: sql`project.owner_id = ${listerId}` }]),
    ...(categoryIds ? [{ filter: 'category', test: sql`project.category_id = any(${categoryIds}::bigint[])` }] : []),
    ...(type ? [{ filter: 'type', test: sql`project.type = ${type}` }] : []),
    ...(isGated === false ? [{ filter: 'gated', test: sql`not project.is_gated` }] : []),
    ...placeTests(query),
    ...(postedAfter ? [{ filter: 'posted', test: sql`project.published_at >= ${postedAfter}` }] : []),
    ...areas.map((area) => ({ filter: 'area', test: inside(area) })),
  ]
}

const placeTests = ({ cityKey, stateKey, countryKey }: ProjectQuery): Test[] => [
  ...(cityKey ? [{ filter: 'city', test: sql`project.city_key = ${cityKey}` }] : []),
  ...(stateKey ? [{ filter: 'state', test: sql`project.state_key = ${stateKey}` }] : []),
  ...(countryKey ? [{ filter: 'country', test: sql`project.country_key = ${countryKey}` }] : []),
]

const allOf = (tests: Test[]): Fragment =>
  sql.join(
    tests.map(({ test }) => sql`(${test})`),
    sql` and `,
  )

/** What is inside a circle is inside the boxes around it too, which the index of places knows. */
function inside(area: Area): Fragment {
  const boxes = sql`(${sql.join(boxesAround(area).map(insideBox), sql` or `)})`
  if (area.kind !== 'circle') return boxes
  return sql`${boxes} and ${metresFrom(area.centre)} <= ${area.radiusMetres}`
}

const insideBox = ({ west, south, east, north }: BoxE6) =>
  sql`project.location::geometry && st_makeenvelope(${west / 1e6}, ${south / 1e6}, ${east / 1e6}, ${north / 1e6}, 4326)`

const metresFrom = ({ x, y }: PointE6) =>
  sql`st_distance(project.location, st_setsrid(st_makepoint(${x / 1e6}, ${y / 1e6}), 4326)::geography, false)`

const sortKey = (order: ProjectOrder) =>
  order.sort === 'distance'
    ? sql`floor(${metresFrom(order.from)})`
    : sql`(extract(epoch from project.published_at) * 1000000)`

/** By the column itself, whose index hands out the newest without looking at the others. */
const inOrder = (order: ProjectOrder) =>
  order.sort === 'distance' ? sql`${sortKey(order)} asc` : sql`project.published_at desc`

function isBehind(order: ProjectOrder, { key, id }: Cursor) {
  if (order.sort === 'distance') {
    const metres = sql`${sortKey(order)}::float8`
    return sql`${metres} > ${key}::float8 or ${metres} = ${key}::float8 and project.id < ${id}`
  }
  return sql`(project.published_at, project.id)
    < (timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond', ${id}::bigint)`
}

/** All terms, each in any of its forms; a phrase by all of its words. Quoted, so that none is read as an operator. */
const asTsquery = ({ terms, phrases }: SearchText) =>
  [...terms.map(lexemesOf), ...phrases.flat().map((word) => [word])]
    .map((lexemes) => `(${lexemes.map(quote).join(' | ')})`)
    .join(' & ')

const quote = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
