/** As much of a connection to PostgreSQL as filling it takes. */
export type Client = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}
