import { useLocation } from 'react-router'

/** The plans, and from there back to what one was doing. */
export function usePlansPath(): string {
  const { pathname, search } = useLocation()
  return `/subscription-plan?next=${encodeURIComponent(pathname + search)}`
}
