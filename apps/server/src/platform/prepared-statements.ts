import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* prepared */'

/**
 * For `modifyFront` of a statement that many pages wait for and whose plan does not depend on its values: each
 * connection plans it once.
 */
export const prepared = sql.raw(mark)

type FindName = (text: string) => string | undefined
type Query = (...given: unknown[]) => unknown

/** Connections in which the database keeps what it made of the statements that have a name. */
export const clientNaming = (findName: FindName) =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const query = this.query.bind(this) as Query
      const ask: Query = (text, values, ...rest) => {
        const name = typeof text === 'string' ? findName(text) : undefined
        return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
      }
      this.query = ask as typeof this.query
    }
  }

/** Of those that are marked. */
export function createMarkedNames(): FindName {
  const names = new Map<string, string>()
  return (text) => {
    if (!text.startsWith(`select ${mark}`)) {
      // Planned anew every time, and nobody would notice.
      if (text.includes(mark)) throw new Error(`A statement has its mark not at its front: ${text.slice(0, 80)}`)
      return undefined
    }
    const name = names.get(text) ?? nameOf(text)
    names.set(text, name)
    return name
  }
}

/** In every connection so many are kept, whatever people ask; each takes room there for as long as it lives. */
const maxNames = 60
const timesToBeCommon = 20
const maxCounted = 2_000

/** Of those that are asked again and again: there are as many kinds of search as there are choices of filters. */
export function createCommonNames(): FindName {
  const names = new Map<string, string>()
  const timesAsked = new Map<string, number>()
  return (text) => {
    if (names.has(text) || names.size === maxNames) return names.get(text)
    const times = (timesAsked.get(text) ?? 0) + 1
    if (timesAsked.size === maxCounted) timesAsked.clear()
    timesAsked.set(text, times)
    if (times < timesToBeCommon) return undefined
    timesAsked.delete(text)
    names.set(text, nameOf(text))
    return names.get(text)
  }
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
