import type { Pool, PoolClient } from 'pg'

/** Says how many statements a change sends, over connections that are open already as well. */
export function countStatements(pool: Pool) {
  let statements = 0
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client)
    client.query = ((...given: Parameters<typeof query>) => {
      statements += 1
      return query(...given)
    }) as typeof query
  })

  return async (change: () => Promise<unknown>) => {
    const before = statements
    await change()
    return statements - before
  }
}
