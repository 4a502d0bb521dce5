import type { Client } from '@gable/contract/client'
import { searchProperties } from '@gable/contract/properties'
import { activeFilters, type Filter, withoutFilter } from './filters.ts'
import { toInput } from './search-input.ts'
import { changeSearch, pageSize, type SearchState } from './search-url.ts'

export type Dropped = { filter: Filter; total: number }

export async function findHomes(call: Client, search: SearchState) {
  const { data: homes, total = 0 } = await call(searchProperties, {
    ...toInput(search),
    offset: (search.page - 1) * pageSize,
    limit: pageSize,
  })
  return { homes, total }
}

/** For a search that finds nothing: what each filter costs, the one that hides most first. */
export async function countWithoutEach(call: Client, search: SearchState): Promise<Dropped[]> {
  const counts = await Promise.all(
    activeFilters(search).map(async (filter) => {
      const input = toInput(changeSearch(search, withoutFilter[filter]))
      const { total = 0 } = await call(searchProperties, { ...input, limit: 1 })
      return { filter, total }
    }),
  )
  return counts.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
}
