import type { Db } from './db.ts'
import { countUse } from './rate-limit.repository.ts'

const hourSeconds = 3_600

type Bounds = { name: string; rowsPerSource: number; rowsPerSite: number }

/**
 * What anybody can cause goes on record without letting them fill the record: of one kind in an hour the first, the
 * tenth, the hundredth, and of one source, as of all together, no more rows than the bounds say.
 */
export function createAuditBounds(db: Db, { name, rowsPerSource, rowsPerSite }: Bounds) {
  const count = (key: string) => countUse(db, `${name}:${key}`, hourSeconds)

  /** How many there were, if this one is worth a row; the last row before a bound says that it is. */
  return async (kind: string, source: string) => {
    const times = await count(kind)
    if (!/^10*$/.test(String(times))) return undefined
    const ofSource = await count(`rows:${source}`)
    if (ofSource > rowsPerSource) return undefined
    const ofSite = await count('rows')
    if (ofSite > rowsPerSite) return undefined
    const isLast = ofSource === rowsPerSource || ofSite === rowsPerSite
    return { times, note: isLast ? { moreAreLeftOut: true } : {} }
  }
}
