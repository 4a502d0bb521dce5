import type { Parameter } from '@gable/contract/catalogue'
import { ladderOf, wideLadder } from '@gable/domain/search-ladders'
import { type Facet, farthestMetres } from '@gable/domain/search-query'
import { daysBefore } from '@gable/domain/days-before'
import type { Filters } from './to-conditions.ts'

/** How long ago, as people ask for it. */
export const oldestPostedDays = 365
const postedDays = [oldestPostedDays, 90, 30, 14, 7, 3, 1]

/** Everything that a results page counts beside its filters. */
export function toFacets(filters: Filters, parameters: Iterable<Parameter>, asOf: Date): Facet[] {
  const postedRungs = [0, ...postedDays.map((days) => daysBefore(asOf, days))]
  return [
    { filter: 'deal', kind: 'keys', field: 'deal' },
    { filter: 'category', kind: 'keys', field: 'categoryId' },
    { filter: 'price', kind: 'ladder', field: 'priceMinor', rungs: wideLadder },
    { filter: 'posted', kind: 'ladder', field: 'publishedMicros', rungs: postedRungs },
    { filter: 'photos', kind: 'flag', field: 'hasPhotos' },
    { filter: 'video', kind: 'flag', field: 'hasVideo' },
    { filter: 'panorama', kind: 'flag', field: 'hasPanorama' },
    { filter: 'priceDrop', kind: 'flag', field: 'hasPriceDrop' },
    { filter: 'facilities', kind: 'facilities', withinMetres: filters.facilityMetres ?? farthestMetres },
    ...[...parameters].flatMap(parameterFacet),
  ]
}

function parameterFacet(parameter: Parameter): Facet[] {
  const { id, kind, isFilterable } = parameter
  const filter = `parameter:${id}` as const
  if (!isFilterable) return []
  if (kind === 'choice' || kind === 'multi_choice') return [{ filter, kind: 'options', parameterId: id }]
  const rungs = ladderOf(parameter)
  return rungs ? [{ filter, kind: 'ladder', field: filter, rungs }] : []
}
