import { countNotifications } from '@gable/contract/notifications'
import { dispatch } from '../dispatcher.ts'
import { noteUnread } from '../unread.ts'

export async function askUnread() {
  const { data } = await dispatch(countNotifications, {})
  noteUnread(data.unread)
}
