import { useSearchParams } from 'react-router'
import { useLocalPath } from '#app/shell/site.ts'
import { safeNext } from './safe-next.ts'

/** Where to go after signing in, and how links between these pages keep it. */
export function useNext() {
  const [query] = useSearchParams()
  const toLocal = useLocalPath()
  const home = toLocal('/')
  const isGiven = query.has('next')
  const next = safeNext(query.get('next'), home)
  const withNext = (path: string) => (next === home ? path : `${path}?next=${encodeURIComponent(next)}`)
  return { next, isGiven, withNext }
}
