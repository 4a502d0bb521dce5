import { ApiError } from '@gable/contract/client'
import { getRecommendations, type Recommendation } from '@gable/contract/feed'
import { callerFor, sessionOf } from '#app/shell/api.server.ts'
import type { VisitArgs } from '#app/shell/visit.server.ts'

const rowLength = 8

/** Nobody's page waits or fails for it: visitors have none, and a refusal is an empty row. */
export async function listForYou(visit: VisitArgs): Promise<Recommendation[]> {
  if (!sessionOf(visit.request)) return []
  try {
    const { data } = await callerFor(visit)(getRecommendations, { limit: rowLength })
    return data.filter(({ reasonKind }) => reasonKind !== 'newest')
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
