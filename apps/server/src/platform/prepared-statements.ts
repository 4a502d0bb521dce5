import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* prepared */'
const names = new Map<string, string>()

/**
 * For `modifyFront` of a statement that many pages wait for and whose plan does not depend on its values: each
 * connection plans it once. Where the values decide the plan, as in a search, planning anew is the better bargain.
 */
export const prepared = sql.raw(mark)

type Query = (...given: unknown[]) => unknown

/** A connection that keeps the plans of the statements that are marked. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Query
    const ask: Query = (text, values, ...rest) =>
      typeof text === 'string' && text.startsWith(`select ${mark}`)
        ? query({ name: nameOf(text), text, values }, ...rest)
        : query(text, values, ...rest)
    this.query = ask as typeof this.query
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
