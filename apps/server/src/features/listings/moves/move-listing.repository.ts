import type { ReviewState } from '@gable/domain/listing-moves'
import { sql } from 'kysely'
import type { CoreColumns } from '../listing-rows.repository.ts'

type Facts = { ends: boolean; listingDays: number | null; reason?: string | undefined }

/** What comes with a review state. What is left of an earlier time on the site stays with a listing. */
export function stateColumns(reviewState: ReviewState, { ends, listingDays, reason }: Facts): CoreColumns {
  const columns: Partial<Record<ReviewState, CoreColumns>> = {
    pending: { submittedAt: sql`now()`, timesSubmitted: sql`times_submitted + 1`, rejectReason: null },
    approved: {
      publishedAt: sql`coalesce(published_at, now())`,
      rejectReason: null,
      ...(ends && {
        // Of what waited beyond its end, what was left when it was sent in; sent in after its end it was paid for anew.
        expiresAt: sql`case
          when expires_at > now() then expires_at
          when expires_at > submitted_at then now() + (expires_at - submitted_at)
          else ${endAfter(listingDays)} end`,
        reminders: 0,
      }),
    },
    rejected: { rejectReason: reason ?? '' },
    expired: ends ? { expiresAt: sql`least(expires_at, now())` } : {},
  }
  return { reviewState, ...columns[reviewState] }
}

/** A whole new time on the site. */
export const renewalColumns = (listingDays: number | null): CoreColumns => ({
  expiresAt: endAfter(listingDays),
  reminders: 0,
})

const endAfter = (days: number | null) => sql<Date | null>`now() + make_interval(days => ${days}::int)`
