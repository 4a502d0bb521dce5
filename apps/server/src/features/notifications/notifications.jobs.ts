import { type NotificationChannel, notificationChannels } from '@gable/domain/notification-kinds'
import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'
import type { Cleanup } from '#platform/sweep.ts'

/** Sends one notification by one channel. Only the id travels: what it says is made when it is sent. */
export const deliver: Job<{ notificationId: number; channel: NotificationChannel; isUrgent?: boolean | undefined }> = {
  name: 'notifications.deliver',
  payload: z.object({
    notificationId: z.int().positive(),
    channel: z.enum(notificationChannels),
    isUrgent: z.boolean().optional(),
  }),
  key: ({ notificationId, channel }) => `${notificationId}:${channel}`,
  isUrgent: ({ isUrgent = false }) => isUrgent,
}

/** Deliveries go with their notifications. */
export const notificationCleanups: Cleanup[] = [
  { table: 'notification', over: "created_at < now() - interval '90 days'" },
]
