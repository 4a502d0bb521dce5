import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../../apps/server/src/platform/migrations.ts'
import { freePort } from '../../../apps/server/src/test/own-redis.ts'
import { openPaymentProviders } from '../../../tools/payment-providers/open-payment-providers.ts'
import { paymentEnvironment } from '../../../tools/payment-providers/payment-environment.ts'
import { serviceEnvironment } from '../../../tools/services/service-addresses.ts'
import type { Random } from '../../search/random.ts'
import { addPackages } from '../money-world.ts'
import type { Buyer, Shop } from './buy.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { supervise } from './supervise.ts'

export type KillWorld = Awaited<ReturnType<typeof openKillWorld>>

const members = 3_000
/** So long does a provider take, so that something is always under way. */
const providerDelayMs = 30

/** Api and worker as an operator runs them, on a PostgreSQL of their own, with the four providers telling them. */
export async function openKillWorld(random: Random) {
  const postgres = await startOwnPostgres()
  await migrate(postgres.url)
  const [apiPort, workerPort] = [await freePort(), await freePort()]
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const local = await openPaymentProviders({ webhookBase: `${apiUrl}/api/payment-webhooks` })
  for (const provider of ['stripe', 'paypal', 'paystack', 'flutterwave'] as const) {
    local.setFault(provider, { delayMs: providerDelayMs })
  }
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 })
  // It is killed under its connections.
  pool.on('error', () => undefined)
  const packageIds = await addPackages(pool)
  const [finance, ...buyers] = await addMembers(pool)
  if (!finance) throw new Error('Nobody is there')

  const logs = mkdtempSync(join(tmpdir(), 'gable-kills-'))
  const environment = {
    // With the cache a process starts in half the time.
    ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_COMPILE_CACHE: join(logs, 'compiled') },
    ...{ ...serviceEnvironment(), ...paymentEnvironment(local.url), DATABASE_URL: postgres.url },
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', AUTH_SECRET: randomBytes(32).toString('hex') },
    ...{ SEARCH_ENGINE: 'postgres', GAZETTEER_LOAD: 'false', PUBLIC_URL: 'http://localhost' },
    ...{ PORT: String(apiPort), WORKER_PORT: String(workerPort), TRUSTED_PROXIES: '1' },
    // Who dies all the time is late without being overloaded.
    ...{ MAX_EVENT_LOOP_LAG_MS: '0', WORKER_NICENESS: '0' },
  }
  const start = (name: 'api' | 'worker', port: number) =>
    supervise({ script: `apps/server/src/${name}.ts`, port, environment, logFile: join(logs, `${name}.log`) })
  // Only who ends by themselves leaves the cache behind.
  const first = [start('api', apiPort), start('worker', workerPort)]
  await Promise.all(first.map(({ ready }) => ready()))
  await Promise.all(first.map(({ stop }) => stop()))
  const [api, worker] = [start('api', apiPort), start('worker', workerPort)]
  const shop: Shop = { apiUrl, local, random, packageIds, finance, progress: new EventEmitter() }

  return {
    ...{ postgres, api, worker, local, pool, shop, buyers, logs },

    /** The product judges by the clock of the database: everything becomes older instead. */
    async advance(minutes: number) {
      const by = `make_interval(mins => ${minutes})`
      await pool.query(
        `update payment set created_at = created_at - ${by}, ask_at = ask_at - ${by}, asked_at = asked_at - ${by}`,
      )
      await pool.query(`update payment_refund set created_at = created_at - ${by} where state = 'pending'`)
      await pool.query(
        `update graphile_worker._private_jobs set run_at = run_at - ${by} where run_at > now() and locked_at is null`,
      )
    },

    async close() {
      await Promise.all([api.stop(), worker.stop()])
      await local.close()
      await pool.end()
      await postgres.remove()
    },
  }
}

/** The first answers for the money; each comes from a network of their own, as in life. */
async function addMembers(pool: pg.Pool): Promise<Buyer[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with added as (
       insert into account (name, staff_role)
       select 'A member', case when one = 0 then 'finance' end from generate_series(0, $1) one returning id),
     signed_in as (
       insert into session (token_hash, account_id, expires_at, second_step_at, fresh_until)
       select sha256(convert_to('kills-' || id, 'UTF8')), id, now() + interval '30 days', now(), now() + interval '30 days'
       from added)
     select id from added order by id`,
    [members],
  )
  return rows.map(({ id }, index) => ({
    accountId: Number(id),
    token: `kills-${id}`,
    address: `10.${index >> 14}.${(index >> 6) & 255}.${(index & 63) + 1}`,
  }))
}
