import { QueryClient } from '@tanstack/react-query'

const firstRetryMs = 1_000
const longestRetryMs = 30_000

export const queryDefaults = {
  staleTime: 600_000,
  gcTime: 300_000,
  refetchOnWindowFocus: false,
  retry: 3,
  retryDelay: (attempt: number) => Math.min(firstRetryMs * 2 ** attempt, longestRetryMs),
}

export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: queryDefaults } })
