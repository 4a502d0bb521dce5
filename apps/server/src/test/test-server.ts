import { randomBytes } from 'node:crypto'
import type { postProperty } from '@gable/contract/posting'
import type { Input } from '@gable/contract/call'
import { createClient, type Send } from '@gable/contract/client'
import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import { type Insertable, sql } from 'kysely'
import type { DestinationStream } from 'pino'
import sharp from 'sharp'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { composeProduct } from '../compose.ts'
import { readConfig } from '../config.ts'
import { addGrant } from '../features/packages/grants.repository.ts'
import { hashToken } from '../features/accounts/sign-in-code.ts'
import type { Db } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import type { Tables } from '../tables.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
type NewMember = Partial<Insertable<Tables['account']>> & { hasSecondStep?: boolean; isFresh?: boolean }

const logger = new Logger(() => () => undefined)
const inAnHour = () => new Date(Date.now() + 3_600_000)
/** Nobody lists anything without it. */
const wholeProfile = { name: 'Ada Lister', mobile: '+351912345678', address: 'Rua das Flores 1, Porto' }
const randomHex = () => randomBytes(8).toString('hex')

/** The whole server on real services, in this process, with a database of its own unless one is given. */
export async function startTestServer(
  overrides: Record<string, string> = {},
  given?: TestDatabase,
  logTo?: DestinationStream,
) {
  const database = given ?? (await createTestDatabase())
  const config = readConfig({
    ...serviceEnvironment(),
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    AUTH_SECRET: 'a-secret-that-only-the-tests-know-of',
    PUBLIC_URL: 'http://gable.test',
    MAX_EVENT_LOOP_LAG_MS: '0',
    // Tests speak like our own web process, which says from where somebody comes.
    TRUSTED_PROXIES: '1',
    DATABASE_POOL: '20',
    // On a busy machine a slow answer is not what most tests are about.
    OPENSEARCH_TIMEOUT_MS: '15000',
    OPENSEARCH_PREFIX: `test-${randomHex()}`,
    ...overrides,
    DATABASE_URL: database.url,
  })
  const product = composeProduct(config, createLog(config.LOG_LEVEL, logTo))
  const { db } = product
  for (const pool of [product.pool, product.searchPool]) pool.options.connectionTimeoutMillis = 60_000
  const app = product.createApi({ isDraining: false })
  await app.ready()
  let portrait: Promise<string> | undefined
  let membersPackageId: number | undefined
  const getPortrait = () => (portrait ??= addPortrait(db))
  const callAs = (token?: string, headers: Record<string, string> = {}) =>
    createClient({ baseUrl: 'http://gable.test/api', readToken: () => token, headers, send: sendTo(app) })

  return {
    app,
    config,
    product,
    db,
    visitor: { call: callAs() },

    callAs,

    /** A package that everybody has who is added from now on. */
    giveToMembers(packageId: number) {
      membersPackageId = packageId
    },

    async addMember({ hasSecondStep = true, isFresh = false, ...facts }: NewMember = {}) {
      const profileMediaId = await getPortrait()
      const account = { email: `${randomHex()}@gable.test`, ...wholeProfile, profileMediaId, ...facts }
      const { id } = await db.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()
      if (membersPackageId) await givePackage(db, id, membersPackageId)
      return { ...(await this.addSession(id, { hasSecondStep, isFresh })), email: account.email ?? '' }
    },

    /** Somebody on another device. */
    async addSession(id: number, { hasSecondStep = false, isFresh = false } = {}) {
      const token = randomHex()
      const session = {
        accountId: id,
        tokenHash: hashToken(token),
        expiresAt: inAnHour(),
        secondStepAt: hasSecondStep ? new Date() : null,
        freshUntil: isFresh ? inAnHour() : null,
      }
      await db.insertInto('session').values(session).execute()
      return { id, token, call: callAs(token) }
    },

    /** Works off every waiting job, as the worker would, and comes back when none is left. */
    async runJobs() {
      const taskList = Object.fromEntries(product.jobs.map(({ name, run }) => [name, run]))
      // A queue may be free only after the last of these workers has looked.
      do {
        await runOnce({ pgPool: product.pool, taskList, concurrency: 4, noHandleSignals: true, logger })
      } while (await isSomethingQueued(product.db))
    },

    async stop() {
      await app.close()
      await product.close()
      await database.drop()
    },
  }
}

async function isSomethingQueued(db: Db): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs
    where run_at <= now() and attempts < max_attempts and locked_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** As staff give one. */
const givePackage = (db: Db, accountId: number, packageId: number) =>
  db.transaction().execute((tx) => addGrant(tx, { accountId, packageId, source: 'staff', reason: 'A test' }))

/** One portrait for all, of somebody else: enough for a profile, and no file among those that a test counts. */
async function addPortrait(db: Db): Promise<string> {
  const { id: ownerId } = await db
    .insertInto('account')
    .values({ email: `${randomHex()}@gable.test` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = crypto.randomUUID()
  const media = { id, ownerId, originalKey: `originals/${id}`, width: 200, height: 200, unusedSince: null }
  await db.insertInto('media').values(media).execute()
  return id
}

/** A listing that is complete and legal, unless the facts say otherwise. */
export async function newListing(facts: Partial<Input<typeof postProperty>> = {}): Promise<Input<typeof postProperty>> {
  return {
    title: 'Two-bed flat by the harbour',
    description: 'A bright flat with a view of the boats.',
    price: '500000.00',
    deal: 'sell',
    categoryId: 2,
    city: 'Porto',
    state: 'Porto District',
    country: 'Portugal',
    address: 'Rua das Flores 1, Porto',
    latitude: 41.15,
    longitude: -8.61,
    titleImage: await photo(),
    ...facts,
  }
}

/** A real JPEG of one colour. */
export async function photo({ width = 640, height = 480, colour = '#0e5a4a' } = {}): Promise<Blob> {
  const image = sharp({ create: { width, height, channels: 3, background: colour } })
  return new File([new Uint8Array(await image.jpeg().toBuffer())], 'photo.jpg', { type: 'image/jpeg' })
}

/** `fetch` without the network. */
function sendTo(app: FastifyInstance): Send {
  return async (request) => {
    const { rawPayload, statusCode, headers } = await app.inject({
      url: request.url,
      method: request.method as 'GET',
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: headers as Record<string, string> })
  }
}
