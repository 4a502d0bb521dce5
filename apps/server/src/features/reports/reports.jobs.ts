import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'

/** As many as are notified at once. */
export const maxNotifiedAtOnce = 500

/** Tells those who sent these reports what was decided: a listing may have been reported by more than a request can tell. */
export const tellReporters: Job<{ reportIds: number[] }> = {
  name: 'reports.tell',
  payload: z.object({ reportIds: z.array(z.int().positive()).max(maxNotifiedAtOnce) }),
}
