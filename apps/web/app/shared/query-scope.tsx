import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

let shared: ReturnType<typeof createQueryClient> | undefined

/**
 * For what the browser asks by itself. It stands in lazy components only, because pages are complete without it;
 * all scopes share one client.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  shared ??= createQueryClient()
  return <QueryClientProvider client={shared}>{children}</QueryClientProvider>
}
