import type { FilterName } from '@gable/domain/search-filters'
import {
  type Condition,
  type Facet,
  type FacetCounts,
  leavesPremiumOut,
  type SearchQuery,
} from '@gable/domain/search-query'
import { sql } from 'kysely'
import { allOf, flagColumns, type Fragment, numberColumn, numbers, test } from './conditions.repository.ts'

/**
 * For every open filter the rows that fail nothing but this filter are counted too. So the rows that fail one of the
 * counted filters are kept with its number, those that fail two belong to no count, and one pass does for all.
 */
export function openFilters({ conditions, facets }: SearchQuery) {
  const counted = new Set(facets.map(({ filter }) => filter))
  const names = [...new Set(conditions.map(({ filter }) => filter))].filter((name) => counted.has(name))
  const tests = names.map((name) => allOf(conditions.filter(({ filter }) => filter === name).map(test)))
  const isOpen = ({ filter }: Condition) => names.includes(filter)
  const whens = tests.map((passes, index) => sql`when not ${passes} then ${sql.lit((index + 1) * 2)}`)
  const failures = tests.map((passes) => sql`(not ${passes})::int`)
  return {
    /** What every row must pass, whatever is counted. */
    closed: conditions.filter((condition) => !isOpen(condition)),
    /** Twice the number of the only filter that a row fails, nought if it fails none; and one more if it is premium. */
    scope: sql`${whens.length === 0 ? sql`0` : sql`case ${sql.join(whens, sql` `)} else 0 end`} + s.is_premium::int`,
    failsAtMostOne: names.length < 2 ? sql`true` : sql`${sql.join(failures, sql` + `)} <= 1`,
    numberOf: (name: FilterName) => names.indexOf(name) + 1,
  }
}

type Plain = Extract<Facet, { kind: 'keys' | 'ladder' | 'flag' }>
const isPlain = (facet: Facet): facet is Plain => facet.kind !== 'options' && facet.kind !== 'facilities'
const hasKind = (facets: readonly Facet[], kind: Facet['kind']) => facets.some((facet) => facet.kind === kind)
const columnOf = (facets: readonly Facet[], facet: Facet) => sql.ref(`facet_${facets.indexOf(facet)}`)

/** The columns of `s` that the facets look at. */
export const facetColumns = (facets: readonly Facet[]): Fragment[] => [
  ...facets.filter(isPlain).map((facet) => sql`${plainValue(facet)} as ${columnOf(facets, facet)}`),
  ...(hasKind(facets, 'options') ? [sql`s.options`] : []),
  ...(hasKind(facets, 'facilities') ? [sql`s.facility_metres`] : []),
]

function plainValue(facet: Plain): Fragment {
  if (facet.kind === 'keys') return facet.field === 'deal' ? sql`s.deal` : sql`s.category_id`
  if (facet.kind === 'flag') return sql`nullif(${flagColumns[facet.field]}, false)`
  const { field, rungs } = facet
  const type = field.startsWith('parameter:') ? sql`float8` : sql`bigint`
  return sql`nullif(width_bucket(${numberColumn(field)}, ${numbers(rungs)}::${type}[]), 0)`
}

/** Of what a row says: `facet` is the place of a plain facet, or stands for all choices or all facilities. */
export type FacetRow = {
  facet: number | 'options' | 'facilities'
  value: string
  scope: number
  count: number
}

/** PostgreSQL tells apart at most 31 columns of one grouping. */
const maxColumns = 30

/** Rows of counts by value and by the scope of what is counted, as JSON; from the rows `matching`. */
export function countFacets(facets: readonly Facet[]): Fragment {
  const plain = facets.filter(isPlain)
  const parts = Array.from({ length: Math.ceil(plain.length / maxColumns) }, (_, index) =>
    countPlain(facets, plain.slice(index * maxColumns, (index + 1) * maxColumns)),
  )
  const near = facets.find((facet) => facet.kind === 'facilities')
  const counts = [
    ...parts,
    ...(hasKind(facets, 'options') ? [countOptions] : []),
    ...(near ? [countFacilities(near.withinMetres)] : []),
  ]
  return sql`select json_agg(counted) from (${sql.join(counts, sql` union all `)}) counted`
}

/** All of them in one pass, each column a grouping of its own. */
function countPlain(facets: readonly Facet[], some: Plain[]): Fragment {
  const columns = some.map((facet) => columnOf(facets, facet))
  const texts = columns.map((column) => sql`${column}::text`)
  const groups = columns.map((column) => sql`(${column}, scope)`)
  const places = some.map((facet, index) => sql`when ${maskOf(index, some.length)} then ${placeOf(facets, facet)}`)
  return sql`select facet, value, scope, count from (
    select case grouping(${sql.join(columns)}) ${sql.join(places, sql` `)} end as facet,
      coalesce(${sql.join(texts)}, null) as value, scope, count(*) as count
    from matching group by grouping sets (${sql.join(groups)})) counted where value is not null`
}

const placeOf = (facets: readonly Facet[], facet: Facet) => sql.lit(String(facets.indexOf(facet)))
/** A bit for each column that is not of the grouping, the last column's is the lowest. */
const maskOf = (index: number, columns: number) => sql.lit(2 ** columns - 1 - 2 ** (columns - 1 - index))

const countOptions = sql`select 'options' as facet, value, scope, count(*) as count
  from (select unnest(options) as value, scope from matching) chosen group by value, scope`

const countFacilities = (
  withinMetres: number,
) => sql`select 'facilities' as facet, id::text as value, scope, count(*) as count
  from (
    select generate_subscripts(facility_metres, 1) as id, unnest(facility_metres) as metres, scope from matching) near
  where metres <= ${withinMetres}::float8 group by id, scope`

/** Adds up, for each facet, the rows that its open filter lets in. */
export function toFacetCounts(query: SearchQuery, rows: FacetRow[], numberOf: (name: FilterName) => number) {
  const byFacet = Map.groupBy(rows, ({ facet }) => String(facet))
  return query.facets.map((facet, index): FacetCounts => {
    const scopes = [0, numberOf(facet.filter) * 2]
    const hidesPremium = leavesPremiumOut(query, facet.filter)
    const counts = new Map<string | number, number>()
    for (const row of byFacet.get(isPlain(facet) ? String(index) : facet.kind) ?? []) {
      const value = toValue(facet, row.value)
      const isIn = scopes.includes(row.scope) || (!hidesPremium && scopes.includes(row.scope - 1))
      if (isIn && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + row.count)
    }
    return { filter: facet.filter, counts: [...counts].map(([value, count]) => ({ value, count })).toSorted(byValue) }
  })
}

/** In the words of the question; nothing for an option of another parameter. */
function toValue(facet: Facet, value: string): string | number | undefined {
  if (facet.kind === 'ladder') return facet.rungs[Number(value) - 1]
  if (facet.kind === 'flag') return 1
  if (facet.kind === 'facilities') return Number(value)
  if (facet.kind === 'keys') return facet.field === 'categoryId' ? Number(value) : value
  const prefix = `${facet.parameterId}:`
  return value.startsWith(prefix) ? value.slice(prefix.length) : undefined
}

type Counted = FacetCounts['counts'][number]
const byValue = (one: Counted, other: Counted) => (one.value < other.value ? -1 : 1)
