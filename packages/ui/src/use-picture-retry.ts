import { useCallback, useEffect, useState } from 'react'

const retryAfterMs = 2_000

/** A picture that failed is asked for once more after a moment, and then when the network is back or somebody asks. */
export function usePictureRetry() {
  const [{ attempt, isBroken }, setState] = useState({ attempt: 0, isBroken: false })
  const markBroken = useCallback(() => setState((before) => ({ ...before, isBroken: true })), [])
  const retry = useCallback(() => setState((before) => ({ attempt: before.attempt + 1, isBroken: false })), [])

  useEffect(() => {
    if (!isBroken) return undefined
    const timer = attempt === 0 ? setTimeout(retry, retryAfterMs) : undefined
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [attempt, isBroken, retry])

  /** On a page of the server a picture may have failed before there were scripts to hear of it. */
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) markBroken()
    },
    [markBroken],
  )
  return { attempt, isBroken, markBroken, retry, watch }
}
