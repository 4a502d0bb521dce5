import { type ChatPresence, typingEndsMs, typingEveryMs } from '@gable/contract/live'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '#app/shell/use-live.ts'

/** Whether the other one is there and writing; and how to say that the reader is. */
export function usePresence(chatId: number | null, accountId: number) {
  const [presence, setPresence] = useState<ChatPresence>()
  const [isTyping, setTyping] = useState(false)
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saidAt = useRef(0)

  const stopTyping = () => {
    clearTimeout(ending.current)
    setTyping(false)
  }
  useLive({
    onFound: () => watch(chatId),
    onLost: stopTyping,
    presence: (heard) => {
      if (heard.accountId === accountId) setPresence(heard)
    },
    typing: (heard) => {
      if (heard.chatId !== chatId || heard.accountId !== accountId) return
      setTyping(true)
      clearTimeout(ending.current)
      ending.current = setTimeout(() => setTyping(false), typingEndsMs)
    },
    // What was being written has been said.
    message: ({ chatId: heardOf, senderId }) => {
      if (heardOf === chatId && senderId === accountId) stopTyping()
    },
  })
  useEffect(() => {
    watch(chatId)
    return () => {
      clearTimeout(ending.current)
      watch(null)
    }
  }, [chatId])

  return {
    presence,
    isTyping,
    sayTyping() {
      if (chatId === null || Date.now() - saidAt.current < typingEveryMs) return
      saidAt.current = Date.now()
      void import('#app/shell/live-socket.ts').then(({ sayLive }) => sayLive('typing', chatId))
    },
  }
}

function watch(chatId: number | null) {
  void import('#app/shell/live-socket.ts').then(({ sayLive }) => sayLive('watch', chatId)).catch(() => undefined)
}
