import { expect, test } from 'vitest'
import { createQueryClient, queryDefaults } from './query-client.ts'

test('a query waits one second before it tries again, then twice as long each time, at most thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(queryDefaults.retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('answers are fresh for ten minutes, forgotten after five without use, and focus does not ask again', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 600_000,
    gcTime: 300_000,
    refetchOnWindowFocus: false,
    retry: 3,
  })
})
