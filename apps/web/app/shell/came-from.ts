import { useLocation } from 'react-router'

/** What a link takes along, so that the page it leads to knows the way back. */
export function useCameFrom(): { cameFrom: string } {
  const { pathname, search } = useLocation()
  return { cameFrom: pathname + search }
}

/** From where a link led here; nothing after a reload in another window, or by an address that was typed. */
export function useWayBack(): string | undefined {
  const state: unknown = useLocation().state
  const cameFrom = typeof state === 'object' && state !== null && 'cameFrom' in state ? state.cameFrom : undefined
  return typeof cameFrom === 'string' && /^\/(?!\/)/.test(cameFrom) ? cameFrom : undefined
}
