import { sql } from 'kysely'
import type { Db } from './db.ts'

const beatMs = 5_000
const deadAfterSeconds = 15

/**
 * `holderIds` are the names in which jobs are held: the library locks them for the pool of its workers, not for one. A
 * worker that is killed leaves its jobs locked for hours. So the living ones say that they live, and free what
 * belongs to nobody alive: an interrupted job runs again within half a minute.
 */
export function keepRescuing(db: Db, holderIds: ReadonlySet<string>, onError: (error: unknown) => void) {
  const said = new Set<string>()
  const beat = async () => {
    for (const id of holderIds) said.add(id)
    await sayAlive(db, [...holderIds])
    await freeJobsOfTheDead(db)
  }
  const timer = setInterval(() => void beat().catch(onError), beatMs)
  return {
    beat,
    async stop() {
      clearInterval(timer)
      if (said.size > 0) {
        await db
          .deleteFrom('jobWorker')
          .where('workerId', 'in', [...said])
          .execute()
      }
    },
  }
}

async function sayAlive(db: Db, workerIds: string[]) {
  if (workerIds.length === 0) return
  await db
    .insertInto('jobWorker')
    .values(workerIds.map((workerId) => ({ workerId })))
    .onConflict((conflict) => conflict.column('workerId').doUpdateSet({ seenAt: sql<Date>`now()` }))
    .execute()
}

async function freeJobsOfTheDead(db: Db) {
  await sql`
    with gone as (delete from job_worker where seen_at < now() - make_interval(secs => ${deadAfterSeconds}) returning 1),
    orphaned as (
      select distinct locked_by from graphile_worker._private_jobs
      where locked_by is not null and locked_at < now() - make_interval(secs => ${deadAfterSeconds})
        and not exists (
          select from job_worker where worker_id = locked_by
            and seen_at >= now() - make_interval(secs => ${deadAfterSeconds})
        )
    )
    select graphile_worker.force_unlock_workers((select array_agg(locked_by) from orphaned))
    where exists (select from orphaned)
  `.execute(db)
}
