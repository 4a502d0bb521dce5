import { useEffect } from 'react'
import { noteUnreadChats } from '#app/shell/unread.ts'
import { raiseMarks, type ThreadState } from './thread-state.ts'
import { useIsVisible } from './use-is-visible.ts'

type Given = {
  chatId: number | null
  readerId: number
  state: ThreadState
  /** Whether the newest message is in view. */
  isAtEnd: boolean
  update: (to: (before: ThreadState) => ThreadState) => void
  onRead: (chatId: number) => void
}

/** Tells that it was read once somebody could read it: the page is in front and its end in view. */
export function useReading({ chatId, readerId, state, isAtEnd, update, onRead }: Given) {
  const isVisible = useIsVisible()
  const newest = state.messages.findLast(({ senderId }) => senderId !== readerId)?.sequence ?? 0
  const isUnread = newest > state.readSequence
  useEffect(() => {
    if (chatId === null || !isVisible || !isAtEnd || !isUnread) return
    update((before) => raiseMarks(before, { readSequence: newest }))
    onRead(chatId)
    void tell(chatId, newest)
  }, [chatId, isVisible, isAtEnd, isUnread, newest, update, onRead])
}

/** What could not be told is told with the next message, or when the page is opened again. */
async function tell(chatId: number, sequence: number) {
  try {
    const { markRead } = await import('./chat-calls.ts')
    const { messages } = await markRead(chatId, sequence)
    noteUnreadChats(messages)
  } catch {
    // The other one sees the mark later.
  }
}
