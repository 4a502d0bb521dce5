import { type RefObject, useEffect } from 'react'

/**
 * Keeps a part of the page as high as what can be seen of it: the keyboard of a phone covers the page in some browsers,
 * and what is written would lie under it.
 */
export function useVisibleHeight(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = globalThis.visualViewport
    if (!view) return undefined
    const fit = () => {
      // Enlarged with two fingers the page stays as it is.
      if (view.scale > 1.01) return
      const isCovered = innerHeight - view.height > 80
      if (isCovered) part.current?.style.setProperty('--visible-height', `${view.height}px`)
      else part.current?.style.removeProperty('--visible-height')
      if (isCovered && view.offsetTop > 0) scrollTo(0, 0)
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [part])
}
