import {
  getDeliveries,
  readNotifications,
  unsubscribe,
  updateNotificationSettings,
} from '@gable/contract/notifications'
import type { Input } from '@gable/contract/call'
import { dispatch } from '#app/shell/dispatcher.ts'

/** One, or all; answers how many are left. */
export async function markRead(id?: number): Promise<number> {
  const { data } = await dispatch(readNotifications, id === undefined ? {} : { id })
  return data.unread
}

export const listDeliveries = async () => (await dispatch(getDeliveries, {})).data

export const saveSettings = (changes: Input<typeof updateNotificationSettings>) =>
  dispatch(updateNotificationSettings, changes, { wantsToast: true })

export const stopMails = async (token: string) => (await dispatch(unsubscribe, { token })).data.kind
