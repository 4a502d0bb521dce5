import { search as searchCall } from '@gable/contract/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { Facets } from '../facets.ts'
import { toInput } from '../search-input.ts'
import type { Labels } from '../search-labels.ts'
import { changeSearch, type SearchState } from '../search-state.ts'
import { parseSearch, toQuery } from '../search-url.ts'

const asksAfterMs = 150
export type Counted = { total: number; facets: Facets }

/** How many homes there would be, and how many with each further choice, while the form is being filled in. */
export function useCounted(search: SearchState, labels: Labels, first: Counted): Counted {
  const [firstQuery] = useState(() => toQuery(changeSearch(search, {})))
  const query = useSettled(toQuery(changeSearch(search, {})))
  const { data } = useQuery<Counted>({
    queryKey: ['counted', query],
    queryFn: async ({ signal }) => {
      const asked = parseSearch(new URLSearchParams(query))
      const { data: answer, total = 0 } = await dispatch(
        searchCall,
        { ...toInput(asked, labels), limit: 1 },
        { signal },
      )
      return { total, facets: answer.facets }
    },
    enabled: query !== firstQuery,
    placeholderData: keepPreviousData,
  })
  return query === firstQuery ? first : (data ?? first)
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), asksAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
