import type { ChatMessage } from '@gable/contract/chat-message'
import { countUnreadChats, markChat } from '@gable/contract/chats'
import { countNotifications } from '@gable/contract/notifications'
import { countWaitingViewings } from '@gable/contract/viewings'
import { dispatch } from '../dispatcher.ts'
import { noteUnread, noteUnreadChats, noteWaitingViewings } from '../unread.ts'

export async function askUnread() {
  const [notifications, chats, viewings] = await Promise.allSettled([
    dispatch(countNotifications, {}),
    dispatch(countUnreadChats, {}),
    dispatch(countWaitingViewings, {}),
  ])
  if (notifications.status === 'fulfilled') noteUnread(notifications.value.data.unread)
  if (chats.status === 'fulfilled') noteChats(chats.value.data.messages)
  if (viewings.status === 'fulfilled') noteWaitingViewings(viewings.value.data.waiting)
}

/** A message that came to this member is here; the answer says how much is unread with it. */
export async function confirmMessage({ chatId, sequence }: ChatMessage) {
  const { data } = await dispatch(markChat, { chatId, deliveredSequence: sequence })
  noteChats(data.messages)
}

/** On the icon of an installed site, too. */
function noteChats(unread: number) {
  noteUnreadChats(unread)
  if ('setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => undefined)
}
