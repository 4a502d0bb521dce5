import { setTimeout as delay } from 'node:timers/promises'
import type { KillWorld } from './kill-world.ts'

const pauseMs = 2_000
const patienceMs = 600_000
const day = 1_500
/** So long it takes until the clock asks about a webhook that never came, and what is asked for at once. */
const soon = 10

/**
 * Nothing is killed any more, time passes, and the clock of the worker finds what was lost: first what was paid, a day
 * later also what went back and what nobody paid.
 */
export async function repair(world: KillWorld, log: (line: string) => void) {
  const { api, worker } = world
  await Promise.all([api.ready(), worker.ready()])
  const unnoticed = await countUnnoticed(world)
  log(`${unnoticed} payments that nobody has noticed`)
  await world.advance(soon)
  await waitFor(() => countUnnoticed(world))
  log('everything that was paid is noticed')
  await world.advance(day)
  await waitFor(() => countOpen(world))
  return { unnoticed }
}

/** Paid at the provider, or agreed to there, and not settled here. */
async function countUnnoticed({ local, pool }: KillWorld): Promise<number> {
  const paid = local.charges.all.filter(({ state }) => state === 'succeeded' || state === 'approved')
  const { rows } = await pool.query(
    `select from payment where reference = any($1::uuid[]) and state not in ('succeeded', 'refunded')`,
    [paid.map(({ reference }) => reference)],
  )
  return rows.length
}

/** What waits for the clock or for a job. */
async function countOpen({ pool }: KillWorld): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select (select count(*) from payment where state = 'pending' or ask_at < now())::int
       + (select count(*) from payment_refund where state = 'pending')::int
       + (select count(*) from payment_webhook where outcome = 'waiting')::int
       + (select count(*) from graphile_worker._private_jobs jobs
           join graphile_worker._private_tasks tasks on tasks.id = task_id
           where identifier like 'payments.%' and key is not null and attempts < max_attempts)::int as open`,
  )
  return rows[0]?.open ?? 0
}

/** As long as there is any; whoever judges afterwards says what is left. */
async function waitFor(count: () => Promise<number>) {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline && (await count()) > 0) await delay(pauseMs)
}
