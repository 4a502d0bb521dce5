import type pg from 'pg'
import { createRandom } from '../search/random.ts'

type Row = { name: string }

/** What people type: the beginning of a name, the whole of it, or the whole with a slip in it. */
export async function makeQuestions(client: pg.Client, count: number, seed: number): Promise<Record<string, string[]>> {
  const random = createRandom(seed)
  const { rows } = await client.query<Row>(
    `select name from local_place where kind <> 'district' order by md5(id::text || $1) limit $2`,
    [String(seed), count],
  )
  const names = rows.map(({ name }) => name)
  return {
    begun: names.map((name) => name.slice(0, 2 + random.below(4))),
    named: names,
    mistyped: names.map((name) => misspell(name, 1 + random.below(Math.max(1, name.indexOf(' ') - 2)))),
  }
}

/** Two letters swapped, one left out, or one doubled. */
function misspell(name: string, at: number): string {
  const [before, letter = '', next = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)]
  const slips = [next + letter, letter, letter + letter + next]
  return before + slips[at % slips.length] + after
}
