import { earthRadiusMetres, type PointE6 } from '@gable/domain/search-area'
import { type RawBuilder, sql } from 'kysely'

const toRadians = Math.PI / 180 / 1e6

/** How far row `s` is from a point on a round earth, by the formula that all engines use. */
export function metresFrom({ x, y }: PointE6): RawBuilder<number> {
  const half = (one: RawBuilder<unknown>, other: number) =>
    sql`sin((${one} - ${other}::float8) * ${toRadians / 2}::float8) ^ 2`
  const chord = sql`${half(sql`s.y`, y)}
    + cos(s.y * ${toRadians}::float8) * ${Math.cos(y * toRadians)}::float8 * ${half(sql`s.x`, x)}`
  return sql<number>`(${2 * earthRadiusMetres}::float8 * asin(least(1, sqrt(${chord}))))`
}
