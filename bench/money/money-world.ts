import pg from 'pg'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { openPaymentProviders } from '../../tools/payment-providers/open-payment-providers.ts'
import { paymentEnvironment } from '../../tools/payment-providers/payment-environment.ts'
import { answerFetch } from './answer-fetch.ts'
import { serviceEnvironment } from '../../tools/services/service-addresses.ts'

export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>
export type TakenJob = { identifier: string; payload: unknown }

/** Of each currency as many decimals as it has: none, two, three. */
const prices = [
  [1_900, 'EUR'],
  [5_000, 'JPY'],
  [12_345, 'KWD'],
  [7, 'NGN'],
] as const

/** One process of the product on a database of its own, with the four providers, which tell nothing by themselves. */
export async function openMoneyWorld(databaseUrl: string) {
  const local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  const config = readConfig({
    ...{ ...serviceEnvironment(), ...paymentEnvironment(local.url), DATABASE_URL: databaseUrl },
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEARCH_ENGINE: 'postgres', DATABASE_POOL: '12' },
    AUTH_SECRET: 'a-secret-that-only-campaigns-know-of',
  })
  function compose() {
    const composed = composeProduct(config, createLog('silent'))
    // On a busy machine a slow answer is not what this is about.
    composed.pool.options.connectionTimeoutMillis = 60_000
    return composed
  }
  let product = compose()
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  const restoreFetch = answerFetch(local)
  const packageIds = await addPackages(pool)

  return {
    local,
    pool,
    packageIds,
    product: () => product,

    /** A process that starts anew remembers nothing, such as that a provider did not answer. */
    async restart() {
      const before = product
      product = compose()
      await before.close()
    },

    async addMembers(count: number): Promise<number[]> {
      const { rows } = await pool.query<{ id: string }>(
        "insert into account (name) select 'A member' from generate_series(1, $1) returning id",
        [count],
      )
      return rows.map(({ id }) => Number(id))
    },

    async findLastPayment(): Promise<number> {
      const { rows } = await pool.query<{ id: string }>('select coalesce(max(id), 0) as id from payment')
      return Number(rows[0]?.id)
    },

    /** A member leaves. */
    async erase(accountId: number) {
      await product.packages.eraseAllOf(accountId)
      await product.payments.eraseAllOf(accountId)
    },

    /** The product judges by the clock of the database: what began after this payment becomes older instead. */
    async advance(afterId: number, minutes: number) {
      const by = `make_interval(mins => ${minutes})`
      await pool.query(
        `update payment set created_at = created_at - ${by}, ask_at = ask_at - ${by}, asked_at = asked_at - ${by}
         where id > $1`,
        [afterId],
      )
      await pool.query('delete from rate_window')
    },

    /** What a worker would fetch next, all of it; what is not about payments is left out. */
    async takeJobs(): Promise<TakenJob[]> {
      const { rows } = await pool.query<TakenJob>(
        `with taken as (delete from graphile_worker._private_jobs returning task_id, payload)
         select identifier, payload from taken join graphile_worker._private_tasks tasks on tasks.id = task_id
         where identifier like 'payments.%'`,
      )
      return rows
    },

    async runJob({ identifier, payload }: TakenJob) {
      await product.jobs.find(({ name }) => name === identifier)?.run(payload)
    },

    async close() {
      restoreFetch()
      await pool.end()
      await product.close()
      await local.close()
    },
  }
}

export async function addPackages(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into package (names, price_minor, currency, duration_days)
     select '{"en": "Starter"}', price, currency, 30
     from unnest($1::bigint[], $2::text[]) as priced (price, currency) returning id`,
    [prices.map(([price]) => price), prices.map(([, currency]) => currency)],
  )
  const ids = rows.map(({ id }) => Number(id))
  await pool.query(
    "insert into package_feature (package_id, kind, use_limit) select id, 'property_list', 5 from unnest($1::bigint[]) id",
    [ids],
  )
  return ids
}
