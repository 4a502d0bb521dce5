import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'

/** Makes every size and format of one picture; covers before all others, because cards show nothing else. */
export const makeVariants: Job<{ mediaId: string; isCover?: boolean | undefined }> = {
  name: 'media.make-variants',
  payload: z.object({ mediaId: z.uuid(), isCover: z.boolean().optional() }),
  key: ({ mediaId }) => mediaId,
  isUrgent: ({ isCover = false }) => isCover,
}

/** Scans a document, makes a clean copy of it if it is a picture, and hands it out from then on. */
export const prepareDocument: Job<{ documentId: string }> = {
  name: 'media.prepare-document',
  payload: z.object({ documentId: z.uuid() }),
  key: ({ documentId }) => documentId,
}
