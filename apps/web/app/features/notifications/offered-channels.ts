import type { NotificationSettings } from '@gable/contract/notifications'
import { type NotificationChannel, notificationChannels } from '@gable/domain/notification-kinds'

/** The channels that this site has: those in which something can be chosen. */
export const offeredChannels = (choices: NotificationSettings['choices']): NotificationChannel[] =>
  notificationChannels.filter((channel) => choices.some((choice) => choice.channel === channel))
