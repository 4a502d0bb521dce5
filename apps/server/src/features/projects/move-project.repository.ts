import type { ReviewState } from '@gable/domain/listing-moves'
import { sql, type UpdateObject } from 'kysely'
import type { Tables } from '../../tables.ts'

type Columns = UpdateObject<Tables, 'project'>

/** What comes with a review state. */
export function stateColumns(reviewState: ReviewState, reason = ''): Columns {
  const columns: Partial<Record<ReviewState, Columns>> = {
    pending: { submittedAt: sql`now()`, timesSubmitted: sql`times_submitted + 1`, rejectReason: null },
    approved: { publishedAt: sql`coalesce(published_at, now())`, rejectReason: null },
    rejected: { rejectReason: reason },
  }
  return { reviewState, ...columns[reviewState] }
}
