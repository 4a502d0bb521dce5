import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'
import type { Cleanup } from '#platform/sweep.ts'

/** Only the id travels: the words and the link are made when the mail is sent. */
export const sendInvitation: Job<{ invitationId: number }> = {
  name: 'agencies.send-invitation',
  payload: z.object({ invitationId: z.int().positive() }),
  isUrgent: true,
}

export const agencyCleanups: Cleanup[] = [{ table: 'agency_invitation', over: 'expires_at < now()' }]
