import { useSearchParams } from 'react-router'
import { useLocalPath } from '#app/shell/site.ts'

/** Where to go after signing in, and how links between these pages keep it. */
export function useNext() {
  const [query] = useSearchParams()
  const toLocal = useLocalPath()
  const property = toLocal('/')
  const isGiven = query.has('next')
  const next = safeNext(query.get('next'), property)
  const withNext = (path: string) => (next === property ? path : `${path}?next=${encodeURIComponent(next)}`)
  return { next, isGiven, withNext }
}

/** Where to go after signing in: a path of this site and nothing else, whatever the address says. */
export function safeNext(next: string | null, fallback: string): string {
  // `//evil.example` and `/\evil.example` leave the site, and a control character hides either.
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return fallback
  return next
}
