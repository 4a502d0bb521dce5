import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'

/** Makes every size and format of one picture. */
export const makeVariants: Job<{ mediaId: string }> = {
  name: 'media.make-variants',
  payload: z.object({ mediaId: z.uuid() }),
  key: ({ mediaId }) => mediaId,
}
