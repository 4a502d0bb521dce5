import { EventEmitter } from 'node:events'
import { Logger as JobLogger, parseCronItems, run, type RunnerOptions, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Db } from './db.ts'
import { keepRescuing } from './job-rescue.ts'
import type { JobHandler } from './jobs.ts'
import type { Metrics } from './metrics.ts'

type Options = { db: Db; pool: Pool; jobs: JobHandler[]; metrics: Metrics; log: Logger; concurrency: number }

/** Works off the queue until stopped; a job under way is finished first. */
export async function runJobs({ db, pool, jobs, metrics, log, concurrency }: Options) {
  const workerIds = new Set<string>()
  // Heard from the start: a worker that nobody noted would be taken for dead and lose its jobs to others.
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId))
  const tasks = jobs.map(({ name, run: work }) => [name, timed(name, work, metrics)] as const)
  const options: RunnerOptions = {
    pgPool: pool,
    events,
    taskList: Object.fromEntries(tasks),
    // As items: the lines of a crontab allow no dot in the name of a job.
    parsedCronItems: parseCronItems(jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron }] : []))),
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    noPreparedStatements: false,
    logger: new JobLogger(() => (level, message, meta) => {
      if (level === 'error') log.error(meta, message)
      else log.debug(meta, message)
    }),
  }
  const runner = await run(options)
  const rescue = keepRescuing(db, workerIds, (error) => log.warn(error, 'job rescue failed'))
  await rescue.beat()
  runner.events.on('job:failed', ({ job, error }) => {
    log.error({ job: job.task_identifier, attempts: job.attempts, error }, 'job given up')
  })
  return {
    workerIds,
    async stop() {
      await runner.stop()
      await rescue.stop()
    },
  }
}

function timed(name: string, work: JobHandler['run'], metrics: Metrics): JobHandler['run'] {
  return async (payload) => {
    const started = performance.now()
    const observe = (outcome: string) =>
      metrics.jobs.observe({ job: name, outcome }, (performance.now() - started) / 1000)
    try {
      await work(payload)
      observe('ok')
    } catch (error) {
      observe('error')
      throw error
    }
  }
}
