import { useEffect, useState } from 'react'

/** The seconds that are left of some, counted from a moment. */
export function useCountdown(from: number, seconds: number): number {
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((from + seconds * 1000 - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [from, seconds])

  return left
}
