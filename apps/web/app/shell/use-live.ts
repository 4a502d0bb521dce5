import { useEffect, useLayoutEffect, useRef } from 'react'
import type { LiveListeners } from './live-socket.ts'

/** Listens at the one socket of the page. Without the file it comes in, the page asks instead. */
export function useLive(listeners: LiveListeners) {
  const latest = useRef(listeners)
  useLayoutEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    let leave: (() => void) | undefined
    let isLeft = false
    const start = async () => {
      const { listenLive } = await import('./live-socket.ts')
      if (isLeft) return
      leave = listenLive({
        message: (message) => latest.current.message?.(message),
        marks: (marks) => latest.current.marks?.(marks),
        removed: (removed) => latest.current.removed?.(removed),
        typing: (typing) => latest.current.typing?.(typing),
        viewing: (viewingId) => latest.current.viewing?.(viewingId),
        presence: (presence) => latest.current.presence?.(presence),
        chats: () => latest.current.chats?.(),
        whole: (isWhole) => latest.current.whole?.(isWhole),
        onFound: () => latest.current.onFound?.(),
        onLost: () => latest.current.onLost?.(),
      })
    }
    void start().catch(() => undefined)
    return () => {
      isLeft = true
      leave?.()
    }
  }, [])
}
