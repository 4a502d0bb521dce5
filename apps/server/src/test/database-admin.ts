import pg from 'pg'

export function databaseNamed(url: string, name: string): string {
  const named = new URL(url)
  named.pathname = `/${name}`
  return named.href
}

/**
 * The same database for whoever can wait: on a busy machine a statement may take longer than the product lets it, and
 * that is not what most tests are about. pg prefers what the address says to what the product sets.
 */
export function patient(url: string): string {
  const longer = new URL(url)
  for (const limit of ['statement_timeout', 'lock_timeout']) longer.searchParams.set(limit, '60000')
  longer.searchParams.set('query_timeout', '90000')
  return longer.href
}

/** Runs statements that no pool may hold open, such as creating and dropping databases. */
export async function run<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
