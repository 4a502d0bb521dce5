import type { Suggestions } from '@gable/contract/suggestions'
import type { Deal } from '@gable/domain/market-moves'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findSuggestions } from './find-suggestions.ts'

const shortest = 2
const asksAfterMs = 150

export type FoundSuggestions = { state: 'idle' | 'searching' | 'found' | 'failed'; found: Suggestions | undefined }

/** What the letters could mean, once the fingers rest; what was found last stays until something newer is there. */
export function useSuggestions(typed: string, deal: Deal | undefined): FoundSuggestions {
  const text = useSettled(typed.trim())
  const isLongEnough = [...text].length >= shortest
  const { data, isError, isFetching } = useQuery({
    queryKey: ['suggestions', text, deal],
    queryFn: ({ signal }) => findSuggestions({ text, ...(deal && { deal }) }, signal),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  })
  if ([...typed.trim()].length < shortest) return { state: 'idle', found: undefined }
  if (isError) return { state: 'failed', found: undefined }
  return { state: data && !isFetching ? 'found' : 'searching', found: data }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), asksAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
