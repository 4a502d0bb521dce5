import { successOf } from '@gable/contract/envelope'
import { search } from '@gable/contract/search'
import pg from 'pg'
import * as z from 'zod'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { recordStatements } from '../record-statements.ts'
import { type Line, median } from '../report.ts'
import type { Question } from './questions.ts'

type Options = {
  engine: 'postgres' | 'opensearch'
  environment: Record<string, string>
  /** Of our API, which answers with this engine. */
  origin: string
  questions: Question[]
}

/**
 * What an answer costs beyond the engine's hits and total, part by part: the counts of every filter beside the same
 * search without them, the cards beside their statement by the raw driver, the names and checks of the wire beside JSON
 * alone. Told, not judged.
 */
export async function measureParts({ engine, environment, origin, questions }: Options): Promise<Line[]> {
  const config = readConfig({ ...environment, SEARCH_ENGINE: engine })
  const product = composeProduct(config, createLog('silent'))
  const record = recordStatements([product.pool])
  const raw = new pg.Client({ connectionString: config.DATABASE_URL, options: '-c jit=off' })
  await raw.connect()
  const filtersOf = ({ parameters }: Question) => {
    const { withFacets: _, ...filters } = z.decode(search.input, parameters)
    return filters
  }
  const find = (question: Question, withFacets: boolean) => product.search.search(filtersOf(question), { withFacets })

  async function cardsOf(question: Question): Promise<Pair> {
    const { ids } = await find(question, false)
    if (ids.length === 0) return []
    const list = () => product.properties.listCards(undefined, ids, 'en')
    const [statement] = await record(async () => void (await list()))
    if (!statement) throw new Error('No statement of the cards was heard')
    // Under a name, so that it is planned once, as ours is.
    const asked = { name: statement.text.slice(-60), text: statement.text, values: statement.parameters }
    await raw.query(asked)
    return [await timed(list), await timed(() => raw.query(asked))]
  }

  async function facetsOf(question: Question): Promise<Pair> {
    await find(question, true)
    return [await timed(() => find(question, true)), await timed(() => find(question, false))]
  }

  try {
    const filtered = questions.filter(({ shape }) => shape !== 'world')
    return [
      toLine(`${engine}-facets-p50`, await eachOf(filtered, facetsOf)),
      toLine(`${engine}-cards-p50`, await eachOf(questions, cardsOf)),
      toLine(`${engine}-wire-p50`, await eachOf(questions, (question) => wireOf(origin, question))),
    ]
  } finally {
    await raw.end()
    await product.close()
  }
}

type Pair = [ours: number, bare: number] | []

async function eachOf(questions: Question[], measure: (question: Question) => Promise<Pair>): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const question of questions) pairs.push(await measure(question))
  return pairs
}

const Body = successOf(search.output)

/** The checks and names of one answer, which the client can do as well as the server. */
async function wireOf(origin: string, { parameters }: Question): Promise<Pair> {
  const reply = await fetch(`${origin}/api/search?${new URLSearchParams(parameters)}`)
  const wire = (await reply.json()) as z.input<typeof Body>
  const inside = z.decode(Body, wire)
  return [await timed(() => JSON.stringify(z.encode(Body, inside))), await timed(() => JSON.stringify(wire))]
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function toLine(id: string, pairs: Pair[]): Line {
  const measured = pairs.filter((pair) => pair.length === 2)
  const [ours, bare] = [median(measured.map(([one]) => one)), median(measured.map(([, other]) => other))]
  return { id, unit: 'ms', ours, bare, ratio: ours / bare, goal: 0, ok: true }
}
