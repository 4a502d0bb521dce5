import { useEffect, useLayoutEffect, useRef } from 'react'

const everyMs = 5_000

/**
 * Asks for what may have been missed: when the socket hears everything again, when the reader comes back or the network
 * does, and every few seconds while the socket is away. Answers what to tell it of the socket.
 */
export function useAskAgain(ask: () => void) {
  const latest = useRef(ask)
  const isWhole = useRef(false)
  useLayoutEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(() => {
      if (!isWhole.current) askIfSeen()
    }, everyMs)
    document.addEventListener('visibilitychange', askIfSeen)
    addEventListener('online', askIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
      removeEventListener('online', askIfSeen)
    }
  }, [])
  return {
    noteWhole(isWholeNow: boolean) {
      if (isWholeNow && !isWhole.current) latest.current()
      isWhole.current = isWholeNow
    },
  }
}
