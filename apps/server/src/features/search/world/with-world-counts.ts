import type { SearchEngine } from '../search-engine.ts'
import type { WorldCounts } from './world-counts.ts'

/** Whoever asks without a filter would make an engine count every listing: the page is all that it is asked for. */
export function withWorldCounts(engine: SearchEngine, { find }: Pick<WorldCounts, 'find'>): SearchEngine {
  return {
    ...engine,
    async search(query, onHits) {
      if (query.conditions.length > 0 || query.withTaken) return engine.search(query, onHits)
      const findPage = async () => {
        const found = await engine.search({ ...query, facets: [], isTotalKnown: true })
        onHits?.(found.ids)
        return found
      }
      const [counted, page] = await Promise.all([find(query), findPage()])
      return counted ? { ...page, ...counted } : engine.search(query, onHits)
    },
  }
}
