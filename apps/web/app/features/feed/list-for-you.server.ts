import { ApiError } from '@gable/contract/client'
import { getRecommendations, type Recommendation } from '@gable/contract/feed'
import { callerFor, sessionOf } from '#app/shell/api.server.ts'
import type { VisitArgs } from '#app/shell/visit.server.ts'

const rowLength = 8
const columns = 4

/** Nobody's page waits or fails for it: visitors have none, and a refusal is an empty row. */
export async function listForYou(visit: VisitArgs): Promise<Recommendation[]> {
  if (!sessionOf(visit.request)) return []
  try {
    const { data } = await callerFor(visit)(getRecommendations, { limit: rowLength + columns })
    return fillRows(data.filter(({ reasonKind }) => reasonKind !== 'newest'))
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

/** Two full rows, or one: a row that ends early looks like a page that is not there yet. */
export const fillRows = <Home>(homes: readonly Home[]): Home[] =>
  homes.slice(0, homes.length >= rowLength ? rowLength : columns)
