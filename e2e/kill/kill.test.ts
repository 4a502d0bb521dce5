import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { openObjectStore } from '../object-store.ts'
import { createProduct, findTemplate, type Product } from '../product.ts'
import type { ProductProcess } from '../product-process.ts'
import { createPostingClient, type Posting, type PostingClient } from './posting-client.ts'
import { createRandom } from './random.ts'

type Acknowledged = Posting & Required<Pick<Posting, 'answer'>>

const killsEach = 11
const clientCount = 3
/** Longer than a living worker takes to see that another is dead. */
const convergenceMs = 240_000
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)
const random = createRandom(seed)

let product: Product
let server: ReturnType<typeof composeProduct>
let clients: PostingClient[]
let ledger: Acknowledged[]

beforeAll(async () => {
  console.log(`KILL_SEED=${seed}`)
  product = await createProduct('opensearch', {}, await findTemplate())
  await Promise.all([product.api.start(), product.worker.start()])
  server = composeProduct(readConfig(product.environment), createLog('silent'))
  const emails = Array.from({ length: clientCount }, (_, index) => `kill-${seed}-${index}-${Date.now()}@gable.test`)
  clients = await Promise.all(emails.map((email) => createPostingClient(product.api.url, email)))
})

afterAll(async () => {
  await server?.close()
  await product?.dispose()
})

/**
 * A job that a newer one of the same key replaced while a dead worker held it stays behind without a key: the newer
 * one does its work.
 */
async function listUnfinishedJobs() {
  const columns = 'key, attempts, max_attempts, locked_by, last_error'
  const unfinished = 'key is not null or attempts < max_attempts or locked_at is not null'
  return (await server.pool.query(`select ${columns} from graphile_worker._private_jobs where ${unfinished}`)).rows
}

/** Kills the process again and again, each time a moment after somebody began to post. */
async function keepKilling(victim: ProductProcess, longestMs: number) {
  for (let kills = 0; kills < killsEach; kills++) {
    // It has to get something done in between, or there would be nothing to lose.
    await sleep(random.between(0, 2_000))
    await Promise.race(clients.map(({ progress }) => once(progress, 'posting')))
    await sleep(random.between(0, longestMs))
    await victim.kill()
    await victim.start()
  }
}

async function postWhileServersDie(): Promise<Posting[]> {
  let isOver = false
  const killing = Promise.all([keepKilling(product.api, 120), keepKilling(product.worker, 400)]).finally(() => {
    isOver = true
  })
  const posting = Promise.all(clients.map((client) => client.post(random, () => isOver)))
  const [postings] = await Promise.all([posting, killing])
  return postings.flat()
}

describe('F1 and F3: the api and the worker are killed while homes are posted', () => {
  test('every post is acknowledged in the end, some of them only after a server died', async () => {
    const postings = await postWhileServersDie()
    const retried = postings.filter(({ tries }) => tries > 1)
    console.log(`${2 * killsEach} kills, ${postings.length} homes, ${retried.length} of them posted again`)
    expect(postings.filter(({ answer }) => !answer)).toEqual([])
    expect(retried.length).toBeGreaterThan(0)
    ledger = (postings as Acknowledged[]).toSorted((one, other) => one.answer.id - other.answer.id)
  })

  test('what was acknowledged is there exactly once, with its event and its pictures, and nothing else is', async () => {
    const { db } = server
    const properties = await db
      .selectFrom('property')
      .select(['id', 'slug', 'title', 'ownerId'])
      .orderBy('id')
      .execute()
    const acknowledged = ledger.map(({ answer, title, accountId }) => ({ ...answer, title, ownerId: accountId }))
    expect(properties).toEqual(acknowledged)
    const posted = db.selectFrom('event').select('subjectId').where('name', '=', 'property.posted').orderBy('subjectId')
    expect(await posted.execute()).toEqual(ledger.map(({ answer }) => ({ subjectId: answer.id })))
    const pictures = db.selectFrom('propertyPicture').select('propertyId').orderBy('propertyId')
    const twice = ledger.flatMap(({ answer }) => [answer.id, answer.id])
    expect((await pictures.execute()).map(({ propertyId }) => propertyId)).toEqual(twice)
  })

  test('every job is done, and every variant of every picture is in the store', async () => {
    for (const { answer } of ledger) await server.properties.approve(answer.slug)
    await expect.poll(listUnfinishedJobs, { timeout: convergenceMs, interval: 200 }).toEqual([])
    const media = await server.db
      .selectFrom('media')
      .innerJoin('propertyPicture', 'mediaId', 'media.id')
      .select(['media.id', 'filesId', 'widths', 'processedAt'])
      .execute()
    expect(media).toHaveLength(2 * ledger.length)
    const keys = media.flatMap(({ id, filesId, widths }) => [
      `originals/${filesId ?? id}`,
      ...widths.flatMap((width) =>
        ['avif', 'webp', 'jpg'].map((format) => `media/${filesId ?? id}/${width}.${format}`),
      ),
    ])
    expect(keys).toHaveLength(4 * media.length)
    const store = openObjectStore()
    const sizes = await Promise.all(keys.map((key) => store.findSize(key)))
    store.close()
    expect(keys.filter((_, index) => !sizes[index])).toEqual([])
  })

  test('the search index has exactly one document per approved home', async () => {
    const { OPENSEARCH_URL, OPENSEARCH_PREFIX } = product.environment
    // The alias that serves ends with the shape of its documents.
    const index = `${OPENSEARCH_URL}/${OPENSEARCH_PREFIX}-property-as-*`
    await fetch(`${index}/_refresh`, { method: 'POST' })
    const response = await fetch(`${index}/_search?size=10000&_source=false`)
    const { hits } = (await response.json()) as { hits: { hits: { _id: string }[] } }
    const ids = hits.hits.map(({ _id }) => Number(_id))
    expect(ids.toSorted((one, other) => one - other)).toEqual(ledger.map(({ answer }) => answer.id))
  })
})
