import type { Pool, PoolClient } from 'pg'

export type Statement = { text: string; parameters: unknown[] }

/** Listens to what a pool sends, so that the bare side can send exactly the same. */
export function recordStatements(pool: Pool, { maySendNothing = false } = {}) {
  let heard: Statement[] | undefined
  pool.on('connect', (client: PoolClient) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    const listen = (...given: unknown[]) => {
      const [text, parameters = []] = given
      if (typeof text === 'string') heard?.push({ text, parameters: parameters as unknown[] })
      return send(...given)
    }
    client.query = listen as typeof client.query
  })
  return async (work: () => Promise<void>): Promise<Statement[]> => {
    const statements: Statement[] = []
    heard = statements
    await work().finally(() => {
      heard = undefined
    })
    if (statements.length === 0 && !maySendNothing) throw new Error('No statement was heard')
    return statements
  }
}
