import { setTimeout as sleep } from 'node:timers/promises'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import type { Product } from './product.ts'

/** Waits until the worker has nothing left to do. */
export async function waitForJobs({ environment }: Product, seconds = 150) {
  const countJobs = () =>
    queryPostgres(environment['DATABASE_URL'] ?? '', 'select count(*) from graphile_worker._private_jobs')
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if ((await countJobs()) === '0') return
    await sleep(200)
  }
  throw new Error(`${await countJobs()} jobs were left after ${seconds} s`)
}
