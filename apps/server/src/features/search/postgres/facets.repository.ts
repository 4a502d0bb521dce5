import {
  type Condition,
  type Facet,
  type FacetCounts,
  leavesPremiumOut,
  type SearchQuery,
} from '@gable/domain/search-query'
import type { FilterName } from '@gable/domain/search-filters'
import { sql } from 'kysely'
import { allOf, flagColumns, type Fragment, numberColumn, test } from './conditions.repository.ts'

/**
 * For every open filter the rows that fail nothing but this filter are counted too. So the rows that fail one of the
 * counted filters are kept with its number, those that fail two belong to no count, and one pass does for all.
 */
export function openFilters({ conditions, facets }: SearchQuery) {
  const counted = new Set(facets.map(({ filter }) => filter))
  const names = [...new Set(conditions.map(({ filter }) => filter))].filter((name) => counted.has(name))
  const tests = names.map((name) => allOf(conditions.filter(({ filter }) => filter === name).map(test)))
  const isOpen = ({ filter }: Condition) => names.includes(filter)
  return {
    /** What every row must pass, whatever is counted. */
    closed: conditions.filter((condition) => !isOpen(condition)),
    /** The number of the only filter that a row fails, nought if it fails none. */
    failed:
      names.length === 0
        ? sql`0`
        : sql`case ${sql.join(
            tests.map((passes, index) => sql`when not ${passes} then ${sql.lit(index + 1)}`),
            sql` `,
          )} else 0 end`,
    failsAtMostOne:
      names.length < 2
        ? sql`true`
        : sql`${sql.join(
            tests.map((passes) => sql`(not ${passes})::int`),
            sql` + `,
          )} <= 1`,
    numberOf: (name: FilterName) => names.indexOf(name) + 1,
  }
}

/** The columns of `s` that the facets look at. */
export function facetColumns(facets: readonly Facet[]): Fragment[] {
  const isAsked = (kind: Facet['kind']) => facets.some((facet) => facet.kind === kind)
  return [
    ...facets.flatMap((facet, index) => (isPlain(facet) ? [sql`${plainValue(facet)} as ${columnOf(index)}`] : [])),
    ...(isAsked('options') ? [sql`s.options`] : []),
    ...(isAsked('facilities') ? [sql`s.facility_metres`] : []),
  ]
}

type Plain = Extract<Facet, { kind: 'keys' | 'ladder' | 'flag' }>
const isPlain = (facet: Facet): facet is Plain => facet.kind !== 'options' && facet.kind !== 'facilities'
const columnOf = (index: number) => sql.ref(`facet_${index}`)

function plainValue(facet: Plain): Fragment {
  if (facet.kind === 'keys') return facet.field === 'deal' ? sql`s.deal` : sql`s.category_id`
  if (facet.kind === 'flag') return sql`nullif(${flagColumns[facet.field]}, false)`
  const { field, rungs } = facet
  const type = field.startsWith('parameter:') ? sql`float8` : sql`bigint`
  return sql`nullif(width_bucket(${numberColumn(field)}, ${rungs}::${type}[]), 0)`
}

/** One row per facet and value, from the rows `matching`. */
export function countFacets(query: SearchQuery, numberOf: (name: FilterName) => number): Fragment {
  const counts = query.facets.map((facet, index) => {
    const rows = allOf([
      sql`failed in (0, ${sql.lit(numberOf(facet.filter))})`,
      ...(leavesPremiumOut(query, facet.filter) ? [sql`not is_premium`] : []),
    ])
    return sql`select ${sql.lit(index)} as facet, value::text, count(*) as count ${valuesOf(facet, index)}
      where ${rows} and value is not null group by value`
  })
  return sql.join(counts, sql` union all `)
}

function valuesOf(facet: Facet, index: number): Fragment {
  if (facet.kind === 'options') {
    const prefix = `${facet.parameterId}:`
    return sql`from matching cross join lateral (
      select substr(option, ${prefix.length + 1}::int) as value from unnest(options) option
      where starts_with(option, ${prefix})) chosen`
  }
  if (facet.kind === 'facilities') {
    return sql`from matching cross join lateral (
      select id as value from unnest(facility_metres) with ordinality as near (metres, id)
      where metres <= ${facet.withinMetres}) found`
  }
  return sql`from (select ${columnOf(index)} as value, failed, is_premium from matching) matching`
}

export type FacetRow = { facet: number; value: string; count: number }

/** In the words of the question: the beginning of a step instead of its number. */
export function toFacetCounts(facets: readonly Facet[], rows: FacetRow[]): FacetCounts[] {
  const byFacet = Map.groupBy(rows, ({ facet }) => facet)
  return facets.map((facet, index) => ({
    filter: facet.filter,
    counts: (byFacet.get(index) ?? [])
      .map(({ value, count }) => ({ value: toValue(facet, value), count }))
      .toSorted((one, other) => compare(one.value, other.value)),
  }))
}

function toValue(facet: Facet, value: string): string | number {
  if (facet.kind === 'ladder') return facet.rungs[Number(value) - 1] ?? 0
  if (facet.kind === 'flag') return 1
  return facet.kind === 'facilities' || (facet.kind === 'keys' && facet.field === 'categoryId') ? Number(value) : value
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
