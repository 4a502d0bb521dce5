import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { SearchEngine, SearchQuery } from './search-engine.ts'
import type { IsPublic } from './search-index.repository.ts'

type Properties = ExpressionBuilder<Tables, 'property'>

/** Searches the truth itself: nothing to install, nothing to fall behind. */
export function createPostgresEngine(db: Db, isPublic: IsPublic): SearchEngine {
  return {
    name: 'postgres',
    search: (query) => (hasFilters(query) ? findOnce(db, isPublic, query) : findNewest(db, isPublic, query)),
  }
}

const paging = new Set(['offset', 'limit'])

const hasFilters = ({ words, ...others }: SearchQuery) =>
  words.length > 0 || Object.entries(others).some(([name, value]) => !paging.has(name) && value !== undefined)

/**
 * The exact total has to see every match, so the page is taken from the same pass. Asked for the page alone, the
 * planner may walk all listings from the newest and find a rare match at the end.
 */
async function findOnce(db: Db, isPublic: IsPublic, query: SearchQuery) {
  const found = await db
    .with(
      (cte) => cte('matching').materialized(),
      (cte) =>
        cte
          .selectFrom('property')
          .select(['property.id', 'property.publishedAt'])
          .where(isPublic)
          .where((eb) => eb.and(conditions(eb, query))),
    )
    .selectNoFrom((eb) => [
      eb.selectFrom('matching').select(eb.fn.countAll<number>().as('total')).as('total'),
      sql<string[]>`array(select id from matching order by published_at desc, id desc
        offset ${query.offset} limit ${query.limit})`.as('ids'),
    ])
    .executeTakeFirstOrThrow()
  return { ids: found.ids.map(Number), total: found.total ?? 0 }
}

/** Without a filter the newest are at the start of an index, and only the counting takes time. */
async function findNewest(db: Db, isPublic: IsPublic, { offset, limit }: SearchQuery) {
  const listed = db.selectFrom('property').where(isPublic)
  const [rows, counted] = await Promise.all([
    listed
      .select('property.id')
      .orderBy('property.publishedAt', 'desc')
      .orderBy('property.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    listed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: rows.map(({ id }) => id), total: counted.total }
}

function conditions(eb: Properties, query: SearchQuery) {
  const { words, cityKey, stateKey, countryKey, deal, categoryId, minPriceMinor, maxPriceMinor, postedAfter, box } =
    query
  const { hidesPremium } = query
  return [
    ...(words.length > 0 ? [sql<boolean>`property.words @@ ${asTsquery(words)}::tsquery`] : []),
    ...(cityKey === undefined ? [] : [eb('property.cityKey', '=', cityKey)]),
    ...(stateKey === undefined ? [] : [eb('property.stateKey', '=', stateKey)]),
    ...(countryKey === undefined ? [] : [eb('property.countryKey', '=', countryKey)]),
    ...(deal === undefined ? [] : [eb('property.deal', '=', deal)]),
    ...(categoryId === undefined ? [] : [eb('property.categoryId', '=', categoryId)]),
    ...(minPriceMinor === undefined ? [] : [eb('property.priceMinor', '>=', minPriceMinor)]),
    ...(maxPriceMinor === undefined ? [] : [eb('property.priceMinor', '<=', maxPriceMinor)]),
    ...(postedAfter === undefined ? [] : [eb('property.publishedAt', '>=', postedAfter)]),
    ...(box ? [inside(box)] : []),
    ...(hidesPremium ? [eb('property.isPremium', '=', false)] : []),
  ]
}

/** All words, each quoted so that none is read as an operator. */
const asTsquery = (words: string[]) => words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`).join(' & ')

/** Where everybody may know that a home is. */
const shown = sql`coalesce(property.shown_location, property.location)::geometry`

/** The index finds candidates by single-precision boxes; the coordinates then decide exactly. */
function inside({ west, south, east, north }: NonNullable<SearchQuery['box']>) {
  const span = (from: number, to: number) => sql<boolean>`(
    ${shown} && st_makeenvelope(${from}, ${south}, ${to}, ${north}, 4326)
    and st_x(${shown}) between ${from} and ${to}
    and st_y(${shown}) between ${south} and ${north})`
  return west <= east ? span(west, east) : sql<boolean>`(${span(west, 180)} or ${span(-180, east)})`
}
