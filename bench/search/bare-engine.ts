import { search } from '@gable/contract/search'
import type { Client } from '@opensearch-project/opensearch'
import pg from 'pg'
import * as z from 'zod'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { recordStatements } from '../record-statements.ts'
import type { Question } from './questions.ts'

type Answer = { ids: number[]; total: number }
type Send = () => Promise<Answer>
type Request = Parameters<Client['search']>[0]
type Found = { hits: { total: { value: number }; hits?: { sort: [number, number] }[] } }

const cards = 24

/** The same hits, total and counts as our call finds: what it sent to the engine, sent again by the raw driver alone. */
export async function createBareEngine(engine: 'postgres' | 'opensearch', environment: Record<string, string>) {
  const config = readConfig({ ...environment, SEARCH_ENGINE: engine })
  const product = composeProduct(config, createLog('silent'))
  const recordSql = recordStatements(product.searchPool)
  const recordRequest = listenTo(product.searchClient)
  // As our engine asks: compiling such statements takes longer than running them.
  const raw = new pg.Client({ connectionString: config.DATABASE_URL, options: '-c jit=off' })
  await raw.connect()
  const known = new Map<Question, Send>()

  const searchOnce = async ({ parameters }: Question) => {
    const { withFacets = true, ...filters } = z.decode(search.input, parameters)
    await product.search.search(filters, { withFacets })
  }

  async function prepareOpenSearch(question: Question): Promise<Send> {
    const request = await recordRequest(() => searchOnce(question))
    return async () => {
      const { hits } = (await product.searchClient.search(request)).body as unknown as Found
      return { ids: (hits.hits ?? []).slice(0, cards).map(({ sort: [, id] }) => id), total: hits.total.value }
    }
  }

  async function preparePostgres(question: Question): Promise<Send> {
    const statements = await recordSql(() => searchOnce(question))
    const own = statements.filter(({ text }) => text.includes('search_property'))
    return async () => {
      let rows: unknown[] = []
      for (const { text, parameters } of own) ({ rows } = await raw.query(text, parameters))
      const { ids, total } = rows[0] as { ids: string[]; total: string }
      return { ids: ids.slice(0, cards).map(Number), total: Number(total) }
    }
  }

  return {
    async ask(question: Question): Promise<Answer> {
      const send =
        known.get(question) ?? (await (engine === 'postgres' ? preparePostgres : prepareOpenSearch)(question))
      known.set(question, send)
      return send()
    },
    async close() {
      await raw.end()
      await product.close()
    },
  }
}

function listenTo(client: Client) {
  const send = client.search.bind(client) as (...given: unknown[]) => unknown
  let heard: Request
  client.search = ((...given: unknown[]) => {
    heard = given[0] as Request
    return send(...given)
  }) as unknown as typeof client.search
  return async (work: () => Promise<void>) => {
    await work()
    return heard
  }
}
