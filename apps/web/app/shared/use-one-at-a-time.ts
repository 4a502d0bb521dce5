import { useRef } from 'react'

/**
 * Runs work unless the same is under way. A state cannot tell: two clicks in one task both see it as it was drawn
 * before the first.
 */
export function useOneAtATime() {
  const underWay = useRef(new Set<string | number>())
  return async (work: () => Promise<void>, key: string | number = '') => {
    if (underWay.current.has(key)) return
    underWay.current.add(key)
    try {
      await work()
    } finally {
      underWay.current.delete(key)
    }
  }
}
