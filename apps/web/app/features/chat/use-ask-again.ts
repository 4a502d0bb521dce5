import { catchUpWithinMs } from '@gable/contract/live'
import { useEffect, useLayoutEffect, useRef } from 'react'

const everyMs = 5_000

/**
 * Asks for what may have been missed: when the socket hears everything again, when the reader comes back or the network
 * does, and every few seconds while the socket is away or the last answer did not come. Answers what to tell it of the
 * socket.
 */
export function useAskAgain(ask: () => Promise<boolean>) {
  const latest = useRef(ask)
  const isWhole = useRef(false)
  const isOwed = useRef(false)
  const waiting = useRef<number>(undefined)
  useLayoutEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const askIfSeen = async () => {
      if (document.visibilityState === 'visible') isOwed.current = !(await latest.current())
    }
    const listen = () => void askIfSeen()
    const timer = setInterval(() => {
      if (!isWhole.current || isOwed.current) listen()
    }, everyMs)
    document.addEventListener('visibilitychange', listen)
    addEventListener('online', listen)
    return () => {
      clearInterval(timer)
      clearTimeout(waiting.current)
      document.removeEventListener('visibilitychange', listen)
      removeEventListener('online', listen)
    }
  }, [])
  async function catchUp() {
    isOwed.current = !(await latest.current())
  }

  return {
    noteWhole(isWholeNow: boolean) {
      if (isWholeNow && !isWhole.current) {
        isOwed.current = true
        clearTimeout(waiting.current)
        waiting.current = window.setTimeout(() => void catchUp(), Math.random() * catchUpWithinMs)
      }
      isWhole.current = isWholeNow
    },
  }
}
