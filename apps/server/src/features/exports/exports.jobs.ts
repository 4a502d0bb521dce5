import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'

export const makeExport: Job<{ exportId: string }> = {
  name: 'exports.make',
  payload: z.object({ exportId: z.uuid() }),
  key: ({ exportId }) => exportId,
}

export const mailExport: Job<{ exportId: string }> = {
  name: 'exports.mail',
  payload: z.object({ exportId: z.uuid() }),
  key: ({ exportId }) => exportId,
}
