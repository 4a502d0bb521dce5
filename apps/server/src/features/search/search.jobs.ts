import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'

/** Brings the search index up to date with one property, whatever happened to it. */
export const indexProperty: Job<{ propertyId: number }> = {
  name: 'search.index-property',
  payload: z.object({ propertyId: z.int().positive() }),
  key: ({ propertyId }) => String(propertyId),
  // OpenSearch may be away for days without a listing being forgotten.
  maxAttempts: 25,
}
