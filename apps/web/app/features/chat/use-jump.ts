import { useCallback, useEffect, useRef } from 'react'

type Given = { first: number | undefined; showOlder: () => Promise<void> }

const mark = 'data-found'

/** Brings a message of long ago into view, loading what lies between page by page. */
export function useJump({ first, showOlder }: Given) {
  const wanted = useRef<number>(undefined)
  const go = useCallback(() => {
    if (wanted.current === undefined || first === undefined) return
    if (first > wanted.current) void showOlder()
    else {
      show(wanted.current)
      wanted.current = undefined
    }
  }, [first, showOlder])
  useEffect(go, [go])
  return useCallback(
    (sequence: number) => {
      wanted.current = sequence
      go()
    },
    [go],
  )
}

function show(sequence: number) {
  for (const other of document.querySelectorAll(`[${mark}]`)) other.removeAttribute(mark)
  const element = document.querySelector<HTMLElement>(`[data-sequence="${sequence}"]`)
  element?.setAttribute(mark, '')
  element?.scrollIntoView({ block: 'center' })
}
