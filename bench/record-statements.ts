import type { Pool, PoolClient } from 'pg'

export type Statement = { text: string; parameters: unknown[]; ms?: number }

/** Listens to what some pools send, so that the bare side can send exactly the same. */
export function recordStatements(pools: Pool[], { maySendNothing = false } = {}) {
  let recorded: Statement[] | undefined
  const listenTo = (client: PoolClient) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    const listen = (...given: unknown[]) => {
      const [text, parameters = []] = given
      if (typeof text !== 'string' || !recorded) return send(...given)
      const statement: Statement = { text, parameters: parameters as unknown[] }
      recorded.push(statement)
      const started = performance.now()
      const note = () => {
        statement.ms = performance.now() - started
      }
      const sent = send(...given)
      Promise.resolve(sent).then(note, note)
      return sent
    }
    client.query = listen as typeof client.query
  }
  const known = new WeakSet<PoolClient>()
  const listenOnce = (client: PoolClient) => {
    if (!known.has(client)) listenTo(client)
    known.add(client)
  }
  // Connections that were made before are heard from their next use on.
  for (const pool of pools) pool.on('acquire', listenOnce)
  return async (work: () => Promise<void>): Promise<Statement[]> => {
    const statements: Statement[] = []
    recorded = statements
    await work().finally(() => {
      recorded = undefined
    })
    if (statements.length === 0 && !maySendNothing) throw new Error('No statement was heard')
    return statements
  }
}
