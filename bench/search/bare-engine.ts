import { search } from '@gable/contract/search'
import type { SearchQuery } from '@gable/domain/search-query'
import type { Client } from '@opensearch-project/opensearch'
import pg from 'pg'
import * as z from 'zod'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { recordStatements, type Statement } from '../record-statements.ts'
import type { Answer } from './compare.ts'
import type { Question } from './questions.ts'

type Part = Partial<Answer>
type Send = () => Promise<Part>
type Prepared = { sends: Send[]; query: SearchQuery }
type Request = Parameters<Client['search']>[0]
type Found = { hits?: { total?: { value: number }; hits?: { sort: [number, number] }[] } }
type Row = { ids?: string[]; total?: string; counts?: { facet: string; count: number }[] }

const cards = 24
const outOfTime = '57014'

/** The same hits, total and counts as our call finds: what it sent to the engine, sent again by the raw driver alone. */
export async function createBareEngine(engine: 'postgres' | 'opensearch', environment: Record<string, string>) {
  const config = readConfig({ ...environment, SEARCH_ENGINE: engine })
  const product = composeProduct(config, createLog('silent'))
  const recordSql = recordStatements([product.pool, product.searchPool], { maySendNothing: engine === 'opensearch' })
  const recordRequests = listenTo(product.searchClient)
  // Connections as ours are: with the same limit of time, and without compiling, which takes longer than running.
  const { statement_timeout: limit } = product.searchPool.options
  const connect = async () => {
    const raw = new pg.Client({
      connectionString: config.DATABASE_URL,
      options: '-c jit=off',
      ...(limit && { statement_timeout: limit }),
    })
    await raw.connect()
    return raw
  }
  const [one, other] = await Promise.all([connect(), connect()])
  const known = new Map<Question, Prepared>()

  async function prepare({ parameters }: Question): Promise<Prepared> {
    const { withFacets = true, ...filters } = z.decode(search.input, parameters)
    let requests: Request[] = []
    let query: SearchQuery | undefined
    const statements = await recordSql(async () => {
      requests = await recordRequests(async () => {
        query = (await product.search.search(filters, { withFacets })).query
      })
    })
    if (!query) throw new Error('Nothing was asked')
    const own = statements.filter(({ text }) => text.includes('search_property'))
    const counts = own.filter(({ text }) => text.includes('search_count'))
    const rest = own.filter((statement) => !counts.includes(statement))
    const sends = [
      ...counts.map((statement) => () => ask(other, [statement])),
      ...(rest.length > 0 ? [() => ask(one, rest)] : []),
      ...requests.map((request) => async () => toPart((await product.searchClient.search(request)).body)),
    ]
    return { sends, query }
  }

  return {
    async ask(question: Question): Promise<Answer> {
      const prepared = known.get(question) ?? (await prepare(question))
      known.set(question, prepared)
      // At the same time, as ours asks.
      const parts = await Promise.all(prepared.sends.map((send) => send()))
      const answer = Object.assign({ ids: [], total: 0, isPartial: false }, ...parts) as Answer
      // Where nothing was found, ours says which filter to drop.
      if (answer.total === 0) await product.search.listFiltersToDrop(prepared.query)
      return answer
    },
    async close() {
      await Promise.all([one.end(), other.end()])
      await product.close()
    },
  }
}

/** The first statement that has the time; the next is what ours asks when it has not. */
async function ask(raw: pg.Client, statements: Statement[]): Promise<Part> {
  for (const [index, { text, parameters }] of statements.entries()) {
    try {
      const { rows } = await raw.query<Row>(text, parameters)
      return toAnswer(rows[0] ?? {}, index > 0)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== outOfTime) throw error
    }
  }
  return { isPartial: true }
}

const toAnswer = ({ ids, total, counts }: Row, isPartial: boolean): Part => ({
  ...(ids && { ids: ids.slice(0, cards).map(Number), isPartial }),
  ...(total && Number(total) > 0 && { total: Number(total) }),
  ...(counts && {
    total: counts.filter(({ facet }) => facet === 'all').reduce((sum, { count }) => sum + count, 0),
  }),
})

function toPart(body: unknown): Part {
  const { hits } = body as Found
  return {
    ...(hits?.hits && { ids: hits.hits.slice(0, cards).map(({ sort: [, id] }) => id) }),
    ...(hits?.total && { total: hits.total.value }),
  }
}

function listenTo(client: Client) {
  const send = client.search.bind(client) as (...given: unknown[]) => unknown
  let recorded: Request[] = []
  client.search = ((...given: unknown[]) => {
    recorded.push(given[0] as Request)
    return send(...given)
  }) as unknown as typeof client.search
  return async (work: () => Promise<void>) => {
    recorded = []
    await work()
    return recorded
  }
}
