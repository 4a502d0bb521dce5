import type { Pool, PoolClient } from 'pg'

export type Statement = { text: string; parameters: unknown[] }

/** Listens to what some pools send, so that the bare side can send exactly the same. */
export function recordStatements(pools: Pool[], { maySendNothing = false } = {}) {
  let heard: Statement[] | undefined
  const listenTo = (client: PoolClient) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    const listen = (...given: unknown[]) => {
      const [text, parameters = []] = given
      if (typeof text === 'string') heard?.push({ text, parameters: parameters as unknown[] })
      return send(...given)
    }
    client.query = listen as typeof client.query
  }
  for (const pool of pools) pool.on('connect', listenTo)
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
