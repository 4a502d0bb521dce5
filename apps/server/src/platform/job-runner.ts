import { EventEmitter } from 'node:events'
import {
  type Job,
  Logger as JobLogger,
  type LogLevel,
  parseCronItems,
  run,
  type RunnerOptions,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Db } from './db.ts'
import { keepRescuing } from './job-rescue.ts'
import type { JobHandler } from './jobs.ts'
import { keepRunning, type Run } from './keep-running.ts'
import type { Metrics } from './metrics.ts'

type Options = { db: Db; pool: Pool; jobs: JobHandler[]; metrics: Metrics; log: Logger; concurrency: number }

/** So many times in a row no worker could ask for a job: some seconds. */
const failuresAllowed = 10

/**
 * Works off the queue until stopped; a job under way is finished first. The library remembers for good when its first
 * question for the names of jobs failed, and would ask for none ever again; so it is started anew when it fetches none.
 */
export async function runJobs({ db, pool, jobs, metrics, log, concurrency }: Options) {
  const holderIds = new Set<string>()
  const tasks = jobs.map(({ name, run: work }) => [name, timed(name, work, metrics)] as const)
  const options: RunnerOptions = {
    pgPool: pool,
    taskList: Object.fromEntries(tasks),
    // As items: the lines of a crontab allow no dot in the name of a job.
    parsedCronItems: parseCronItems(jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron }] : []))),
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    noPreparedStatements: false,
    logger: new JobLogger(() => (level, message, meta) => logLine(log, level, message, meta)),
  }
  const start = async (): Promise<Run> => {
    const events: WorkerEvents = new EventEmitter()
    events.on('job:failed', ({ job, error }) => {
      log.error({ ...factsOf(job), err: error }, 'job given up')
    })
    let holderId = ''
    // Heard from the start: whoever holds jobs and is not noted would be taken for dead and lose them to others.
    events.on('pool:create', ({ workerPool }) => {
      holderId = workerPool.id
      holderIds.add(holderId)
    })
    const blocked = waitForFailures(events)
    const runner = await run({ ...options, events })
    return {
      failed: Promise.race([blocked, runner.promise.catch(identity)]),
      stop: async () => {
        // One that ended by itself cannot be stopped, and says so.
        await runner.stop().catch(identity)
        holderIds.delete(holderId)
      },
    }
  }
  const stop = await keepRunning(start, (error) => log.error({ err: error }, 'no jobs are fetched: starting anew'))
  const rescue = keepRescuing(db, holderIds, (error) => log.warn(error, 'job rescue failed'))
  await rescue.beat()
  return {
    holderIds,
    async stop() {
      await stop()
      await rescue.stop()
    },
  }
}

/** The library hangs the whole job on its lines, with what it is about, and words its errors with theirs. */
function logLine(log: Logger, level: LogLevel, message: string, meta: Record<string, unknown> = {}) {
  const facts = factsOf(meta.job as Job | undefined)
  if (meta.error) log.error({ ...facts, err: meta.error }, facts.job ? 'job failed' : 'job queue failed')
  else if (level === 'error') log.error(facts, message)
  else log.debug(facts, message)
}

const factsOf = (job: Job | undefined) => ({ job: job?.task_identifier, attempts: job?.attempts })

/** Comes with the last error when nobody has been able to ask for a job for a while. */
function waitForFailures(events: WorkerEvents): Promise<unknown> {
  return new Promise((resolve) => {
    let failures = 0
    const forget = () => {
      failures = 0
    }
    events.on('worker:getJob:empty', forget)
    events.on('job:start', forget)
    events.on('worker:getJob:error', ({ error }) => {
      failures += 1
      if (failures >= failuresAllowed) resolve(error)
    })
  })
}

const identity = (error: unknown) => error

function timed(name: string, work: JobHandler['run'], metrics: Metrics): JobHandler['run'] {
  return async (payload, queued) => {
    const started = performance.now()
    const observe = (outcome: string) =>
      metrics.jobs.observe({ job: name, outcome }, (performance.now() - started) / 1000)
    try {
      await work(payload, queued)
      observe('ok')
    } catch (error) {
      observe('error')
      throw error
    }
  }
}
