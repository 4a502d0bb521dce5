import { useEffect, useState } from 'react'

/** The steps that were left at least once: what they lack may be told. */
export function useVisited<Step extends string>(before: readonly Step[], step: Step): ReadonlySet<Step> {
  const [visited, setVisited] = useState<ReadonlySet<Step>>(new Set(before))
  useEffect(() => () => setVisited((known) => (known.has(step) ? known : new Set([...known, step]))), [step])
  return visited
}
