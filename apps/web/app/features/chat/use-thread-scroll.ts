import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Given = { lastKey: string | undefined; showOlder: () => void }

const nearPixels = 48

/**
 * The frame is reversed: its place is counted from the end, upwards in negative numbers. Older messages therefore move
 * nothing; newer ones move what somebody reads further up, unless that is made good here.
 */
export function useThreadScroll({ lastKey, showOlder }: Given) {
  const frame = useRef<HTMLElement>(null)
  const before = useRef({ lastKey, height: 0 })
  const [isAtEnd, setAtEnd] = useState(true)

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const note = () => setAtEnd(element.scrollTop > -nearPixels)
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [])

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const height = element.scrollHeight
    const isNew = before.current.lastKey !== lastKey
    if (isNew && element.scrollTop <= -nearPixels) element.scrollTop -= height - before.current.height
    before.current = { lastKey, height }
  })

  const toEnd = useCallback(() => {
    frame.current?.scrollTo({ top: 0 })
    setAtEnd(true)
  }, [])

  return { frame, isAtEnd, toEnd, begin: useWhenSeen(frame, showOlder) }
}

/** Calls when an element comes into view; for the element's `ref`. */
function useWhenSeen(frame: { current: HTMLElement | null }, onSeen: () => void) {
  const latest = useRef(onSeen)
  useLayoutEffect(() => {
    latest.current = onSeen
  })
  const watcher = useRef<IntersectionObserver>(undefined)
  return useCallback(
    (element: HTMLElement | null) => {
      watcher.current?.disconnect()
      if (!element) return
      watcher.current = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
        root: frame.current,
        rootMargin: '200px',
      })
      watcher.current.observe(element)
    },
    [frame],
  )
}
