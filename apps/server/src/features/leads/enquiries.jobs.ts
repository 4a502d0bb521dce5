import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'
import type { Cleanup } from '#platform/sweep.ts'

/** Only the id travels: the words and the token are made when the mail is sent. */
export const sendLink: Job<{ enquiryId: number }> = {
  name: 'leads.send-enquiry-link',
  payload: z.object({ enquiryId: z.int().positive() }),
  key: ({ enquiryId }) => String(enquiryId),
  isUrgent: true,
}

/** Whoever did not open the link in two days did not mean it. */
export const enquiryCleanups: Cleanup[] = [{ table: 'enquiry', over: "created_at < now() - interval '2 days'" }]
