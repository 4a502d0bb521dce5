import { sql } from 'kysely'
import type * as z from 'zod'
import type { Tx } from './db.ts'

export type Job<Payload> = {
  name: `${string}.${string}`
  payload: z.ZodType<Payload>
  /** Jobs waiting under one key are merged into one; without a key each is done. */
  key?: (payload: Payload) => string
  /** Attempts with growing pauses, then the job stays behind for people to look at. */
  maxAttempts?: number
  /** Somebody is waiting for it: it is done before all that nobody waits for. */
  isUrgent?: boolean | ((payload: Payload) => boolean)
}

const usualAttempts = 8

type Timing = { afterSeconds?: number }

/** The job joins the caller's transaction: it exists exactly if the change does. */
export async function enqueue<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  { afterSeconds = 0 }: Timing = {},
) {
  const json = JSON.stringify(job.payload.parse(payload))
  const isUrgent = typeof job.isUrgent === 'function' ? job.isUrgent(payload) : job.isUrgent
  const key = job.key ? `${job.name}:${job.key(payload)}` : null
  await sql`select graphile_worker.add_job(${job.name}, payload => ${json}::json, job_key => ${key},
    run_at => now() + make_interval(secs => ${afterSeconds}),
    max_attempts => ${job.maxAttempts ?? usualAttempts}, priority => ${isUrgent ? -10 : 0})`.execute(tx)
}

export type JobHandler = {
  name: string
  run: (payload: unknown) => Promise<void>
  /** Done again and again, by one worker each time: minute, hour, day, month, weekday. */
  cron?: string
}

/** Joins a job with what it does; the payload is parsed again, since an older version may have written it. */
export function handle<Payload>(job: Job<Payload>, run: (payload: Payload) => Promise<void>): JobHandler {
  return { name: job.name, run: async (payload) => run(job.payload.parse(payload)) }
}
