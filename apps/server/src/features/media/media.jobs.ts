import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'

/** Makes every size and format of one picture; covers before all others, because cards show nothing else. */
export const makeVariants: Job<{ mediaId: string; isCover?: boolean | undefined }> = {
  name: 'media.make-variants',
  payload: z.object({ mediaId: z.uuid(), isCover: z.boolean().optional() }),
  key: ({ mediaId }) => mediaId,
  isUrgent: ({ isCover = false }) => isCover,
}

/** Scans a document, looks into it, makes a clean copy and hands that out from then on. */
export const prepareDocument: Job<{ documentId: string; ownerId: number }> = {
  name: 'media.prepare-document',
  // The version before this one queued them without their owner.
  payload: z.object({ documentId: z.uuid(), ownerId: z.int().default(0) }),
  key: ({ documentId }) => documentId,
  // A few dozen queues for everybody: enough that a flood of one holds up hardly anybody else.
  queue: ({ ownerId }) => String(ownerId % 64),
}
