import type { ReviewState } from '@gable/domain/listing-moves'
import { sql, type UpdateObject } from 'kysely'
import type { Tables } from '../../../tables.ts'

type Facts = { listingDays: number | null; reason?: string | undefined }
type Columns = UpdateObject<Tables, 'property'>

/** What comes with a review state. What is left of an earlier time on the site stays with a listing. */
export function stateColumns(reviewState: ReviewState, { listingDays, reason }: Facts): Columns {
  const columns: Partial<Record<ReviewState, Columns>> = {
    pending: { submittedAt: sql`now()`, timesSubmitted: sql`times_submitted + 1`, rejectReason: null },
    approved: {
      publishedAt: sql`coalesce(published_at, now())`,
      expiresAt: sql`case when expires_at > now() then expires_at else ${endAfter(listingDays)} end`,
      reminders: 0,
      rejectReason: null,
    },
    rejected: { rejectReason: reason ?? '' },
    expired: { expiresAt: sql`least(expires_at, now())` },
  }
  return { reviewState, ...columns[reviewState] }
}

/** A whole new time on the site. */
export const renewalColumns = (listingDays: number | null): Columns => ({
  expiresAt: endAfter(listingDays),
  reminders: 0,
})

const endAfter = (days: number | null) => sql<Date | null>`now() + make_interval(days => ${days}::int)`
