import type { FacetCounts, SearchHits, SearchQuery } from '@gable/domain/search-query'
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
      const [counted, hidden, page] = await Promise.all([find(query), findHidden(engine, query), findPage()])
      return counted ? { ...page, ...without(counted, hidden) } : engine.search(query, onHits)
    },
  }
}

type Counted = Pick<SearchHits, 'total' | 'facets'>

/** What the reader has hidden was counted with the rest: a few homes, which the engine counts alone. */
async function findHidden(engine: SearchEngine, query: SearchQuery): Promise<Counted | undefined> {
  const { hiddenIds: values = [] } = query
  if (values.length === 0) return undefined
  const only = { filter: 'promoted', kind: 'anyOf', field: 'id', values } as const
  return engine.search({ ...query, conditions: [only], hiddenIds: [], offset: 0, limit: 1, after: undefined })
}

function without(all: Counted, hidden: Counted | undefined): Counted {
  if (!hidden) return all
  const facets = all.facets.map((facet, index) => subtract(facet, hidden.facets[index]))
  return { total: all.total - hidden.total, facets }
}

function subtract({ filter, counts }: FacetCounts, hidden: FacetCounts | undefined): FacetCounts {
  const fewer = new Map(hidden?.counts.map(({ value, count }) => [value, count]))
  const rest = counts.map(({ value, count }) => ({ value, count: count - (fewer.get(value) ?? 0) }))
  return { filter, counts: rest.filter(({ count }) => count > 0) }
}
