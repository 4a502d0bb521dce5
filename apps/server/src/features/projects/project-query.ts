import type { Input } from '@gable/contract/call'
import type { searchProjects } from '@gable/contract/projects'
import { type Area, toE6 } from '@gable/domain/search-area'
import { invalidField } from '#platform/errors.ts'
import type { ProjectOrder } from './search-projects.repository.ts'

type Filters = Input<typeof searchProjects>

/** Where to look: in a section of the map, around a point, or both. */
export function toAreas({ bbox, radiusKm, ...filters }: Filters): Area[] {
  const point = pointOf(filters)
  return [
    ...(bbox ? [{ kind: 'box', box: toBox(bbox) } as const] : []),
    ...(point && radiusKm !== undefined
      ? [{ kind: 'circle', centre: point, radiusMetres: radiusKm * 1000 } as const]
      : []),
  ]
}

export function toOrder(filters: Filters): ProjectOrder {
  if (filters.sort !== 'distance') return { sort: 'newest' }
  const from = pointOf(filters)
  if (!from) throw invalidField('latitude', 'required')
  return { sort: 'distance', from }
}

/** Of the newest it is a moment, in microseconds: what no page ever ended at is refused before the database is asked. */
export function toAfter({ after, sort }: Filters): Filters['after'] {
  if (after && sort !== 'distance' && !Number.isSafeInteger(after.key)) throw invalidField('after', 'invalid')
  return after
}

function pointOf({ latitude, longitude }: Filters) {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude === undefined || longitude === undefined) {
    throw invalidField(latitude === undefined ? 'latitude' : 'longitude', 'required')
  }
  return { x: toE6(longitude), y: toE6(latitude) }
}

/** West of east means across the date line, but nothing lies across a pole: there the corners were mixed up. */
const toBox = ({ west, south, east, north }: NonNullable<Filters['bbox']>) => ({
  west: toE6(west),
  south: toE6(Math.min(south, north)),
  east: toE6(east),
  north: toE6(Math.max(south, north)),
})
