import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '#app/shared/query-client.ts'
import { useSite } from './site.ts'

let shared: { readerId: number | undefined; client: QueryClient } | undefined

/**
 * For what the browser asks by itself. It stands in lazy components only, because pages are complete without it;
 * all scopes share one client.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const client = clientOf(useSite().account?.id)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** A new one for each reader: what a member was answered is not for whoever comes after a sign-out. */
function clientOf(readerId: number | undefined) {
  if (shared && shared.readerId === readerId) return shared.client
  // Nothing asks the old one again, which would keep what it knows for minutes.
  shared?.client.clear()
  shared = { readerId, client: createQueryClient() }
  return shared.client
}
