import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to a field puts the focus into it, after the page has put it on its heading. */
export function useHashFocus() {
  const { hash, key } = useLocation()
  const pointed = key + hash
  useEffect(() => {
    const id = pointed.slice(pointed.indexOf('#'))
    if (!id.startsWith('#')) return undefined
    const frame = requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>(id)
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [pointed])
}
