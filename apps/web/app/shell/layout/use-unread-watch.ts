import { useEffect } from 'react'
import type { ChatMessage } from '@gable/contract/chat-message'
import { catchUpWithinMs } from '@gable/contract/live'
import type { LiveListeners } from '../live-socket.ts'
import { useSite } from '../site.ts'

const everyMs = 30_000
/** The socket can wait for everything that somebody looks at. */
const idleMs = 5_000

/**
 * Keeps the count of what is unread: told over the socket as it changes, and asked for when somebody comes back to the
 * page, and every half minute while the socket is away or does not hear everything.
 */
export function useUnreadWatch() {
  const readerId = useSite().account?.id
  useEffect(() => {
    let isWhole = false
    let waiting: number | undefined
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshUnread()
    }
    const noteWhole = (isWholeNow: boolean) => {
      // What was said meanwhile was not heard.
      if (isWholeNow && !isWhole) {
        clearTimeout(waiting)
        waiting = window.setTimeout(ask, Math.random() * catchUpWithinMs)
      }
      isWhole = isWholeNow
    }
    ask()
    const timer = setInterval(() => {
      if (!isWhole) ask()
    }, everyMs)
    document.addEventListener('visibilitychange', ask)
    const leave = listenWhenIdle({
      unread: () => void refreshUnread(),
      chats: () => void refreshUnread(),
      viewing: () => void refreshUnread(),
      message: (message) => {
        // Staff also hear what is said to the administration.
        if (message.receiverId === readerId) void noteMessage(message)
      },
      whole: noteWhole,
      onLost: () => noteWhole(false),
    })
    return () => {
      leave()
      clearInterval(timer)
      clearTimeout(waiting)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [readerId])
}

/** Without it, or without the file it comes in, the page asks as before. */
function listenWhenIdle(listeners: LiveListeners): () => void {
  let isLeft = false
  let leave: (() => void) | undefined
  const cancel = whenIdle(async () => {
    const { listenLive } = await import('../live-socket.ts')
    if (!isLeft) leave = listenLive(listeners)
  })
  return () => {
    isLeft = true
    cancel()
    leave?.()
  }
}

function whenIdle(work: () => Promise<void>): () => void {
  const start = () => void work().catch(() => undefined)
  // Safari has no such question.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, idleMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(start, { timeout: idleMs })
  return () => cancelIdleCallback(handle)
}

/** Its sender learns that it has arrived, on whatever page it did. */
async function noteMessage(message: ChatMessage) {
  try {
    const { confirmMessage } = await import('./ask-unread.ts')
    await confirmMessage(message)
  } catch {
    // The next count says so.
  }
}

/** A count that did not come is no reason to disturb anybody: the last one stays. */
async function refreshUnread() {
  try {
    const { askUnread } = await import('./ask-unread.ts')
    await askUnread()
  } catch {
    // The next one comes in half a minute.
  }
}
