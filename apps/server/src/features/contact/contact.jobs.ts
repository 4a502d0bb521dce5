import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'
import type { Cleanup } from '#platform/sweep.ts'

/** Only the id travels: the words are read when the mail is sent. */
export const sendAnswer: Job<{ messageId: number }> = {
  name: 'contact.send-answer',
  payload: z.object({ messageId: z.int().positive() }),
  key: ({ messageId }) => String(messageId),
}

/** Tells the site's own address that somebody wrote. */
export const tellStaff: Job<{ messageId: number }> = {
  name: 'contact.tell-staff',
  payload: z.object({ messageId: z.int().positive() }),
  key: ({ messageId }) => String(messageId),
}

export const contactCleanups: Cleanup[] = [
  { table: 'contact_message', over: "answered_at < now() - interval '2 years'" },
]
