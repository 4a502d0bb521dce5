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
  /** Jobs of one queue are done one after the other, so that nobody's work takes the place of everybody's. */
  queue?: (payload: Payload) => string
  /** Somebody is waiting for it: it is done before all that nobody waits for. */
  isUrgent?: boolean | ((payload: Payload) => boolean)
}

const usualAttempts = 8

type Timing = { afterSeconds?: number }

/** The job joins the caller's transaction: it exists exactly if the change does. */
export const enqueue = <Payload>(tx: Tx, job: Job<Payload>, payload: NoInfer<Payload>, timing: Timing = {}) =>
  enqueueAll(tx, job, [payload], timing)

/** The same job for each of many payloads, by one statement. */
export async function enqueueAll<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payloads: NoInfer<Payload>[],
  { afterSeconds = 0 }: Timing = {},
) {
  if (payloads.length === 0) return
  const jobs = payloads.map((payload) => {
    const isUrgent = typeof job.isUrgent === 'function' ? job.isUrgent(payload) : job.isUrgent
    return {
      payload: job.payload.parse(payload),
      key: job.key ? `${job.name}:${job.key(payload)}` : null,
      queue: job.queue ? `${job.name}:${job.queue(payload)}` : null,
      priority: isUrgent ? -10 : 0,
    }
  })
  await sql`
    select graphile_worker.add_job(${job.name}, payload => payload, job_key => key, queue_name => queue,
      run_at => now() + make_interval(secs => ${afterSeconds}),
      max_attempts => ${job.maxAttempts ?? usualAttempts}, priority => priority)
    from json_to_recordset(${JSON.stringify(jobs)}::json)
      as job (payload json, key text, queue text, priority int)`.execute(tx)
}

/** What the queue knows of a job; all but the attempts, this one included, is the same at each of them. */
export type QueuedJob = { job: { id: string; created_at: Date; attempts: number; max_attempts: number } }

export type JobHandler = {
  name: string
  run: (payload: unknown, queued?: QueuedJob) => Promise<void>
  /** Done again and again, by one worker each time: minute, hour, day, month, weekday. */
  cron?: string
}

/**
 * Joins a job with what it does; the payload is parsed again, since an older version may have written it. The id is the
 * same at every attempt and of no other job, so that whoever is told of it twice can see that it is one.
 */
export function handle<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, id: string, isLastAttempt: boolean) => Promise<void>,
): JobHandler {
  return {
    name: job.name,
    run: async (payload, queued) => run(job.payload.parse(payload), idOf(queued), isLastAttempt(queued)),
  }
}

const isLastAttempt = (queued: QueuedJob | undefined) =>
  queued !== undefined && queued.job.attempts >= queued.job.max_attempts

// With the time, because a database that was set up anew begins to count anew.
const idOf = (queued: QueuedJob | undefined) =>
  queued ? `${queued.job.id}.${new Date(queued.job.created_at).getTime()}` : crypto.randomUUID()
